/** Guests by their number for the office's list, and what they ask of the restaurant. */
export const GUESTS = `
-- A search reads the index by time alone.
create table guests (
  phone text primary key,
  name text not null,
  folded text not null,
  orders integer not null,
  first_at bigint,
  last_at bigint,
  seen_at bigint not null
);
create index guests_by_time on guests (seen_at, phone, folded);

create table guest_branches (
  phone text not null,
  branch_id integer not null,
  constraint guest_branches_once primary key (phone, branch_id)
);

-- Numbers joined to another guest, blocks, notes of the staff.
create table guest_numbers (
  number text primary key,
  phone text not null
);
create index guest_numbers_by_phone on guest_numbers (phone);

create table guest_blocks (
  subject text primary key,
  reason text not null,
  at bigint not null,
  by_name text not null
);

create table guest_notes (
  id text primary key,
  phone text not null,
  text text not null,
  at bigint not null,
  by_name text not null
);
create index guest_notes_by_phone on guest_notes (phone, at);

-- Who gave how many points and why, for the limit of a day.
create table manual_points (
  entry_id text primary key,
  user_id integer not null,
  reason text not null,
  by_name text not null,
  by_id integer,
  points bigint not null default 0,
  at bigint not null default 0
);
create index manual_points_by_user on manual_points (user_id);
create index manual_points_by_person on manual_points (by_id, at);

-- Requests, including table bookings, and ratings of orders and dishes.
create table requests (
  id integer primary key,
  request_key text not null,
  kind text not null,
  state text not null,
  user_id integer,
  name text not null,
  phone text not null,
  comment text not null,
  network text not null,
  product_id integer,
  product_name text,
  restaurant_id integer,
  place text,
  seats integer,
  starts_at bigint,
  ends_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  table_number text,
  visit text,
  lang text,
  refusal_reason text,
  refusal_message text not null default '',
  version integer not null default 1
);
create index requests_by_network on requests (network, created_at);
create index requests_by_phone on requests (phone, created_at);
create index requests_by_user on requests (user_id);
create index requests_by_table on requests (restaurant_id, starts_at);

create table order_ratings (
  order_id integer primary key,
  stars integer not null,
  comment text not null,
  tags text not null,
  name text not null,
  hidden integer not null,
  at bigint not null,
  reply text,
  hidden_reason text
);
create index order_ratings_by_time on order_ratings (at);

create table dish_ratings (
  product_id integer not null,
  order_id integer not null,
  stars integer not null,
  constraint dish_ratings_once primary key (product_id, order_id)
);
create index dish_ratings_by_order on dish_ratings (order_id);

-- Items that wait for an answer of the restaurant, and how each kind is treated.
create table inbox_items (
  id integer primary key,
  kind text not null,
  branch_id integer,
  request_id integer,
  order_id integer,
  at bigint not null,
  due_at bigint not null,
  assignee_id integer,
  state text not null,
  outcome text,
  reason text,
  message text not null,
  ended_at bigint,
  ended_by text,
  points integer not null,
  search text not null,
  version integer not null,
  changed integer not null
);
create index inbox_items_by_due on inbox_items (state, due_at, id);
create index inbox_items_by_end on inbox_items (state, ended_at, id);
create unique index inbox_items_by_change on inbox_items (changed);
create index inbox_items_by_request on inbox_items (request_id);
create index inbox_items_by_order on inbox_items (order_id);

create table inbox_rules (
  kind text primary key,
  due_minutes integer not null,
  rings integer not null,
  escalates integer not null
);
`;
