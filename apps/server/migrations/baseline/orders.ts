/** Orders, and everything that an order takes from the shop. */
export const ORDERS = `
create table orders (
  id integer primary key,
  order_key text not null unique,
  user_id integer,
  phone text not null,
  name text not null,
  email text,
  stage text not null,
  method text not null,
  warehouse_id integer not null,
  slot_start bigint not null,
  payment_method text not null,
  paid_online integer not null,
  total bigint not null,
  details text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index orders_by_phone on orders (phone, created_at);
create index orders_by_user on orders (user_id, created_at);
create index orders_by_time on orders (created_at, id);
create index orders_by_stage on orders (stage, created_at, id);
create index orders_by_change on orders (updated_at, id);

create table order_stages (
  order_id integer not null references orders (id),
  stage text not null,
  at bigint not null,
  made_by text not null,
  constraint order_stages_once primary key (order_id, stage)
);

-- A row for each word of an order's name, one for its e-mail, and one for each dish, so that a search never reads all
-- orders. Each name of a dish stands once per branch.
create table order_words (
  word text not null,
  created_at bigint not null,
  order_id integer not null references orders (id),
  constraint order_words_once primary key (word, created_at, order_id)
);

create table order_dishes (
  branch_id integer not null,
  dish bigint not null,
  created_at bigint not null,
  order_id integer not null references orders (id),
  constraint order_dishes_once primary key (branch_id, dish, created_at, order_id)
);

create table dish_names (
  branch_id integer not null,
  dish bigint not null,
  name text not null,
  constraint dish_names_once primary key (branch_id, dish)
);

-- The promised time, the one before it, and whether the guest was asked to agree.
create table order_promises (
  order_id integer primary key references orders (id),
  promised_at bigint not null,
  was_at bigint,
  is_asked integer not null,
  moves integer not null
);

-- Changes of placed orders, numbered within their order, and the one that a guest is asked about.
create table order_versions (
  order_id integer not null,
  number integer not null,
  at bigint not null,
  made_by text not null,
  reason text not null,
  kinds text not null,
  consent text not null,
  delta text not null,
  total_was integer not null,
  total_now integer not null,
  constraint order_versions_pk primary key (order_id, number)
);

create table order_proposals (
  order_id integer primary key,
  id text not null,
  at bigint not null,
  expires_at bigint not null,
  made_by text not null,
  device_id integer,
  reason text not null,
  asked text not null,
  delta text not null,
  total_was integer not null,
  total_now integer not null,
  owed integer not null
);

-- Orders counted against the limits of a phone, a network or an account (keyed digests or user ids), and the unpaid
-- orders of each.
create table order_budgets (
  subject text primary key,
  hour_used integer not null,
  hour_ends bigint not null,
  day_used integer not null,
  day_ends bigint not null
);
create index order_budgets_by_end on order_budgets (day_ends);

create table unpaid_orders (
  order_id integer not null,
  subject text not null,
  ends_at bigint not null,
  constraint unpaid_orders_key primary key (order_id, subject)
);
create index unpaid_orders_by_subject on unpaid_orders (subject, ends_at);

create table stock_moves (
  order_id integer not null references orders (id),
  kind text not null,
  product_id integer not null,
  variation_id integer not null,
  warehouse_id integer not null,
  quantity integer not null,
  constraint stock_moves_once primary key (order_id, kind, product_id, variation_id)
);

-- The method 'all' counts a branch's slot over all methods.
create table slot_counters (
  warehouse_id integer not null,
  method text not null,
  slot_start bigint not null,
  orders integer not null,
  sum bigint not null,
  dishes integer not null default 0,
  constraint slot_counters_one primary key (warehouse_id, method, slot_start)
);

create table customer_orders (
  customer text primary key,
  orders integer not null
);

-- People and dishes of a group order are JSON in one row, so that each change is one conditional update on revision.
create table group_orders (
  id text primary key,
  host_digest text not null,
  host_name text not null,
  warehouse_id integer not null,
  people text not null,
  revision integer not null,
  state text not null,
  network text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index group_orders_by_network on group_orders (network, created_at);
create index group_orders_by_end on group_orders (expires_at);
`;
