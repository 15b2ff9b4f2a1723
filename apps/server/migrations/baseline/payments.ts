/** Payments of orders, one row per attempt, refunds, tips, and the state of the practice gateway. */
export const PAYMENTS = `
-- Since owed_at a payment is owed back: its guest is promised a day. Its refund parts add up to returned.
create table payments (
  id text primary key,
  order_id integer not null references orders (id),
  attempt integer not null,
  gateway text not null,
  state text not null,
  amount bigint not null,
  received bigint,
  external_id text,
  transaction_id text,
  pay_url text,
  claimed_until bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  reference text not null default '',
  asked_at bigint not null default 0,
  owed_at bigint,
  returned bigint not null default 0,
  receipt text,
  constraint payments_one_attempt unique (order_id, attempt),
  constraint payments_one_transaction unique (gateway, transaction_id)
);
create unique index payments_one_open on payments (order_id) where state in ('starting', 'pending');
create index payments_by_external_id on payments (gateway, external_id);
create index payments_by_state on payments (state, created_at);
create index payments_paid on payments (order_id, state);

-- Parts of a refund: one for each payment that the money goes back to, or one for cash (CHANGE-2).
create table refunds (
  id text primary key,
  number integer not null unique,
  order_id integer not null references orders (id),
  cause text not null,
  amount bigint not null,
  lines text not null,
  points_back integer not null,
  points_taken integer not null,
  reason text not null,
  made_by text not null,
  created_at bigint not null
);
create index refunds_by_order on refunds (order_id, number);

create table refund_parts (
  id text primary key,
  refund_id text not null references refunds (id),
  number integer not null,
  order_id integer not null references orders (id),
  payment_id text references payments (id),
  amount bigint not null,
  receipt text not null,
  gateway_before bigint,
  state text not null,
  external_id text,
  created_at bigint not null,
  updated_at bigint not null
);
create index refund_parts_by_order on refund_parts (order_id);
create index refund_parts_by_payment on refund_parts (payment_id, number);
create index refund_parts_by_state on refund_parts (state, created_at);

create table tips (
  id text primary key,
  order_id integer not null references orders (id),
  number integer not null,
  recipient text not null,
  amount bigint not null,
  state text not null,
  gateway text not null,
  external_id text,
  transaction_id text,
  pay_url text,
  asked_at bigint not null,
  created_at bigint not null,
  paid_at bigint,
  constraint tips_one_number unique (order_id, number)
);
create unique index tips_one_created on tips (order_id, recipient) where state = 'created';
create index tips_by_state on tips (state, created_at);

create table sandbox_payments (
  id text primary key,
  order_number text not null,
  amount bigint not null,
  state text not null,
  return_url text not null,
  created_at bigint not null,
  tip_for text
);

create table sandbox_refunds (
  id text primary key,
  payment_id text not null,
  amount bigint not null
);
`;
