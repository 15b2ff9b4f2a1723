/** Uses of coupons, points, invitations, the wheel, and dry runs of promotions. */
export const PROMOTIONS = `
-- What a coupon gave to an order, on which day of the shop and by which typed code; and its uses and sum over live
-- orders. A single-use code belongs to at most one live order.
create table coupon_uses (
  order_id integer not null references orders (id),
  coupon_id integer not null,
  customer text not null,
  released integer not null default 0,
  discount bigint not null default 0,
  day text not null default '',
  code text,
  constraint coupon_uses_once primary key (order_id, coupon_id)
);
create index coupon_uses_by_customer on coupon_uses (customer, day);
create index coupon_uses_by_coupon on coupon_uses (coupon_id, day);
create unique index coupon_uses_one_code on coupon_uses (coupon_id, code) where code is not null and released = 0;

create table coupon_counters (
  coupon_id integer not null,
  customer text not null,
  uses integer not null,
  given bigint not null default 0,
  constraint coupon_counters_one primary key (coupon_id, customer)
);
create index coupon_counters_by_customer on coupon_counters (customer);

create table coupon_rights (
  user_id integer not null,
  coupon_id integer not null,
  granted integer not null,
  constraint coupon_rights_one primary key (user_id, coupon_id)
);

-- Wrong promo codes by the digest of the shopper's network.
create table promo_guesses (
  id text primary key,
  address text not null,
  at bigint not null
);
create index promo_guesses_by_time on promo_guesses (at);
create index promo_guesses_by_address on promo_guesses (address, at);

create table bonus_accounts (
  user_id integer primary key,
  balance integer not null check (balance >= 0)
);

create table bonus_entries (
  id text primary key,
  user_id integer not null,
  order_id integer,
  kind text not null,
  points integer not null,
  at bigint not null
);
create unique index bonus_entries_once on bonus_entries (order_id, kind);
create index bonus_entries_by_user on bonus_entries (user_id, at);

create table referrals (
  friend_id integer primary key,
  inviter_id integer not null,
  joined_at bigint not null,
  rewarded_at bigint
);
create index referrals_by_inviter on referrals (inviter_id);

create table wheel_turns (
  person text not null,
  period text not null,
  used integer not null,
  constraint wheel_turns_one primary key (person, period)
);

create table wheel_results (
  id text primary key,
  user_id integer not null,
  segment text not null,
  at bigint not null
);
create index wheel_results_by_user on wheel_results (user_id, at);

create table dry_runs (
  id integer primary key,
  state text not null,
  coupon text not null,
  list text not null,
  from_at bigint not null,
  to_at bigint not null,
  begun integer not null,
  done integer not null,
  total integer not null,
  result text,
  at bigint not null
);
create index dry_runs_by_time on dry_runs (at);
create index dry_runs_by_state on dry_runs (state);
`;
