/** Accounts of guests: sign-in and saved data. */
export const ACCOUNTS = `
-- The first day of birthday gifts for a number that had an account before is kept by the number's digest.
create table users (
  id integer primary key,
  phone text not null unique,
  name text not null,
  email text,
  birth text,
  preferences text not null,
  referral_code text not null unique,
  created_at bigint not null,
  birthday_gifts_from text
);
create index users_by_birthday on users (substr(birth, 6, 5));

create table former_birthdays (
  person text primary key,
  gifts_from text not null
);

create table seeded_users (
  id integer primary key,
  at bigint not null
);

create table login_codes (
  person text primary key,
  code_hash text not null,
  tries_left integer not null,
  expires_at bigint not null
);

create table code_sends (
  id text primary key,
  person text not null,
  address text not null,
  at bigint not null,
  wide_network text not null default ''
);
create index code_sends_by_time on code_sends (at);
create index code_sends_by_person on code_sends (person, at);
create index code_sends_by_wide_network on code_sends (wide_network, at);

create table wrong_tries (
  id text primary key,
  person text not null,
  at bigint not null
);
create index wrong_tries_by_person on wrong_tries (person, at);
create index wrong_tries_by_time on wrong_tries (at);

create table sessions (
  token_hash text primary key,
  user_id integer not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Accounts that a Telegram mini app opens without a code.
create table telegram_links (
  visitor text primary key,
  user_id integer not null,
  linked_at bigint not null
);
create index telegram_links_by_user on telegram_links (user_id);

create table addresses (
  id text primary key,
  user_id integer not null,
  body text not null,
  created_at bigint not null
);
create index addresses_by_user on addresses (user_id);

create table favorites (
  user_id integer not null,
  product_id integer not null,
  at bigint not null,
  constraint favorites_once primary key (user_id, product_id)
);

create table notifications (
  id text primary key,
  user_id integer not null,
  kind text not null,
  params text not null,
  at bigint not null,
  is_read integer not null
);
create index notifications_by_user on notifications (user_id, at);

-- Push API subscriptions for order news.
create table push_subscriptions (
  id text primary key,
  owner text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  session text,
  language text not null,
  created_at bigint not null,
  constraint push_subscriptions_once unique (endpoint, owner)
);
create index push_subscriptions_by_owner on push_subscriptions (owner);
`;
