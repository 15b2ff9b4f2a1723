/** The board of a branch: confirmation, feed, unanswered orders, practice. Ids of practice orders are negative. */
export const BOARD = `
-- Live orders are sorted by due_at: the promised time, else that of placing.
create table order_boards (
  order_id integer primary key references orders (id),
  branch_id integer not null,
  version integer not null,
  place text not null,
  place_at bigint not null,
  asks integer not null,
  confirmed_at bigint,
  confirmed_by text,
  cancel_asked_at bigint,
  cancel_declined_at bigint,
  refusal_reason text,
  refusal_message text,
  called_at bigint,
  note text not null default '',
  due_at bigint not null default 0
);
create index order_boards_by_place on order_boards (branch_id, place, place_at);
create index order_boards_by_due on order_boards (branch_id, place, due_at, order_id);
create index order_boards_by_request on order_boards (branch_id, cancel_asked_at, order_id)
  where cancel_asked_at is not null;

create table branch_feed (
  branch_id integer not null,
  number integer not null,
  kind text not null,
  order_id integer not null,
  at bigint not null,
  made_by text not null,
  stage text,
  promised_at bigint,
  reason text,
  constraint branch_feed_numbers primary key (branch_id, number)
);
create index branch_feed_by_order on branch_feed (order_id);

create table branch_board (
  branch_id integer primary key,
  unanswered_after_minutes integer not null,
  unanswered_action text not null,
  auto_confirm text not null,
  capacity_orders integer,
  capacity_dishes integer,
  capacity_sum bigint
);

create table board_acks (
  order_id integer not null,
  ring integer not null,
  board text not null,
  at bigint not null,
  constraint board_acks_once primary key (order_id, ring, board)
);
create index board_acks_by_time on board_acks (at);

create table board_incidents (
  id text primary key,
  branch_id integer not null,
  began_at bigint not null,
  pushed_at bigint,
  messaged_at bigint,
  ended_at bigint
);
create unique index board_incidents_one_open on board_incidents (branch_id) where ended_at is null;
create index board_incidents_by_time on board_incidents (began_at);

create table staff_push (
  id text primary key,
  session text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at bigint not null
);
create index staff_push_by_session on staff_push (session);
create index staff_push_by_endpoint on staff_push (endpoint);

create table practice_orders (
  id integer primary key,
  branch_id integer not null,
  version integer not null,
  stage text not null,
  promised_at bigint not null,
  promised_before bigint,
  confirmed_at bigint,
  confirmed_by text,
  lines text not null,
  created_at bigint not null,
  note text not null default ''
);
create index practice_orders_by_branch on practice_orders (branch_id, created_at);
create index practice_orders_by_time on practice_orders (created_at);

-- What a branch of a chain has instead of the shop's common one. Lists are JSON; no row, an empty list and null: the
-- common one.
create table branch_overrides (
  branch_id integer primary key,
  telegram_chats text not null,
  alert_phones text not null,
  mail_addresses text not null,
  payment_account text
);
`;
