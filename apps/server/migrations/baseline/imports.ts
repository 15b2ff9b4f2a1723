/** Imports of tables: their plans, their applied changes, and the bases with which the next import compares. */
export const IMPORTS = `
-- Rows, pictures and tables are deleted with their import.
create table imports (
  id integer primary key,
  state text not null,
  file_name text not null,
  columns text not null,
  archive_missing integer not null,
  counts text not null,
  done integer not null,
  total integer not null,
  problem text,
  chosen text,
  by_id integer not null,
  by_name text not null,
  at bigint not null,
  change_id integer
);
create index imports_by_time on imports (at);

create table import_tables (
  import_id integer not null references imports (id) on delete cascade,
  part integer not null,
  body text not null,
  constraint import_tables_once primary key (import_id, part)
);

create table import_rows (
  import_id integer not null references imports (id) on delete cascade,
  position integer not null,
  kind text not null,
  has_conflict integer not null,
  plan text not null,
  constraint import_rows_once primary key (import_id, position)
);
create index import_rows_by_kind on import_rows (import_id, kind, position);

create table import_pictures (
  import_id integer not null references imports (id) on delete cascade,
  address text not null,
  file text,
  reason text,
  constraint import_pictures_once primary key (import_id, address)
);

-- Imports that have bases, in the order in which they were applied: an import and its change may be deleted earlier.
create table applied_imports (
  import_id integer primary key,
  position integer not null,
  change_id integer
);

create table import_bases (
  product_id integer not null,
  import_id integer not null,
  texts text not null,
  constraint import_bases_once primary key (import_id, product_id)
);

-- A person's mapping of columns, for the next file with the same headings.
create table import_mappings (
  headings text primary key,
  mapping text not null,
  import_id integer not null
);
`;
