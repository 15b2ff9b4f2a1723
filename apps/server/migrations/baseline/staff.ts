/** Staff, their roles and sign-in methods (decision 081), tablets, and the log of changes. */
export const STAFF = `
-- Tokens are stored as digests, passwords and PINs as argon2id, authenticator secrets sealed. Branch 0: every one.
create table staff (
  id integer primary key,
  login text not null unique,
  name text not null,
  password_hash text,
  pin_hash text,
  totp_secret text,
  totp_step bigint not null,
  version integer not null,
  created_at bigint not null,
  disabled_at bigint
);

create table staff_roles (
  staff_id integer not null references staff (id),
  role text not null,
  branch_id integer not null,
  constraint staff_roles_key primary key (staff_id, role, branch_id)
);

create table staff_sessions (
  token_hash text primary key,
  staff_id integer not null references staff (id),
  device_id integer,
  by_pin integer not null,
  pin_at bigint,
  agent text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null
);
create index staff_sessions_by_staff on staff_sessions (staff_id);
create index staff_sessions_by_device on staff_sessions (device_id);
create index staff_sessions_by_end on staff_sessions (expires_at);

create table staff_passkeys (
  credential_id text primary key,
  staff_id integer not null references staff (id),
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at bigint not null,
  used_at bigint
);
create index staff_passkeys_by_staff on staff_passkeys (staff_id);

create table staff_links (
  token_hash text primary key,
  kind text not null,
  staff_id integer references staff (id),
  expires_at bigint not null
);
create index staff_links_by_staff on staff_links (staff_id);
create index staff_links_by_end on staff_links (expires_at);

create table staff_guesses (
  subject text primary key,
  used integer not null,
  ends bigint not null
);
create index staff_guesses_by_end on staff_guesses (ends);

create table office_devices (
  id integer primary key,
  branch_id integer not null,
  name text not null,
  token_hash text not null unique,
  enrolled_by integer not null,
  created_at bigint not null,
  revoked_at bigint,
  seen_at bigint,
  sound integer,
  wake_lock integer,
  visible integer,
  version text
);
create index office_devices_by_branch on office_devices (branch_id, revoked_at);
create index office_devices_by_end on office_devices (revoked_at, id);

create table device_codes (
  code_hash text primary key,
  branch_id integer not null,
  made_by integer not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index device_codes_by_branch on device_codes (branch_id, expires_at);
create index device_codes_by_end on device_codes (expires_at);

-- Every list of the log is read backwards from an instant.
create table audit_log (
  id text primary key,
  at bigint not null,
  actor_kind text not null,
  actor_id integer,
  actor_name text not null,
  device_id integer,
  branch_id integer,
  object_kind text not null,
  object_id text not null,
  action text not null,
  before text,
  after text,
  reason text not null,
  words text not null,
  guest_id integer
);
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_branch on audit_log (branch_id, at, id);
create index audit_log_by_person on audit_log (actor_id, at, id);
create index audit_log_by_object on audit_log (object_kind, object_id, at, id);
create index audit_log_by_action on audit_log (action, at, id);
create index audit_log_by_guest on audit_log (guest_id) where guest_id is not null;
create index audit_log_by_device on audit_log (device_id, at, id);
create index audit_log_by_kind on audit_log (object_kind, at, id);
`;
