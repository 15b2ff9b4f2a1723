/** The shop's documents, history and drafts, the stock of each branch, and temporary decisions of its staff. */
export const SHOP = `
-- Documents of the shop folder. Long lists are stored in parts, so that an edit writes and reads only what it changes.
create table shop_documents (
  name text primary key,
  body text not null,
  in_parts integer not null default 0
);

create table shop_parts (
  digest text primary key,
  body text not null
);

create table shop_revisions (
  id integer primary key,
  revision text not null,
  imported_at bigint not null
);

create table stock (
  product_id integer not null,
  variation_id integer not null,
  warehouse_id integer not null,
  quantity integer not null,
  imported_quantity integer not null,
  constraint stock_one_row primary key (warehouse_id, product_id, variation_id)
);

-- Changes by entity, and unpublished drafts.
create table shop_changes (
  id integer primary key,
  at bigint not null,
  source text not null,
  by_kind text not null,
  by_id integer,
  by_name text not null,
  revision text not null,
  entities integer not null,
  undoes integer
);
create index shop_changes_by_time on shop_changes (at);
create index shop_changes_by_undone on shop_changes (undoes);
create index shop_changes_by_person on shop_changes (by_id, id);
create index shop_changes_by_source on shop_changes (source, id);

create table shop_change_entities (
  change_id integer not null,
  kind text not null,
  entity_id text not null,
  name text not null,
  delta text not null,
  at bigint not null,
  constraint shop_change_entities_once primary key (change_id, kind, entity_id)
);
create index shop_change_entities_by_entity on shop_change_entities (kind, entity_id, change_id);
create index shop_change_entities_by_time on shop_change_entities (at);

create table shop_releases (
  id integer primary key,
  state text not null,
  publish_at bigint,
  by_id integer,
  by_name text not null,
  at bigint not null,
  faults text
);
create index shop_releases_by_state on shop_releases (state, at);

create table shop_draft_entities (
  release_id integer not null,
  kind text not null,
  entity_id text not null,
  name text not null,
  delta text not null,
  by_id integer,
  by_name text not null,
  at bigint not null,
  constraint shop_draft_entities_once primary key (release_id, kind, entity_id)
);

create table stops (
  id integer primary key,
  branch_id integer not null,
  kind text not null,
  target text not null,
  ends_at bigint not null,
  business_day integer not null,
  reason text not null,
  at bigint not null,
  by_name text not null,
  constraint stops_one_target unique (branch_id, kind, target)
);
create index stops_holding on stops (branch_id, ends_at);

create table branch_pace (
  branch_id integer primary key,
  extra_minutes integer not null,
  express integer not null,
  ends_at bigint not null
);

create table branch_pauses (
  branch_id integer primary key,
  message text not null,
  ends_at bigint not null
);

-- The owner's input in the guide, and the opening of the shop by it (OFFICE-6).
create table guide_steps (
  step text primary key,
  version integer not null,
  content text not null,
  at bigint not null
);

create table guide_opening (
  id integer primary key,
  branch_id integer not null,
  at bigint not null
);
`;
