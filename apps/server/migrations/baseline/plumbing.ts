/** Jobs, counters, secrets, keys of integrations, and repeated calls. */
export const PLUMBING = `
create table jobs (
  id text primary key,
  kind text not null,
  payload text not null,
  run_at bigint not null,
  attempts integer not null,
  claimed_until bigint not null,
  state text not null,
  last_error text
);
create index jobs_due on jobs (state, run_at);

create table sequences (
  name text primary key,
  value integer not null
);

create table secrets (
  name text primary key,
  value text not null
);

-- Nonces of signed requests, so that a replayed request is refused.
create table integration_keys (
  consumer_key_hash text primary key,
  consumer_secret_hash text not null,
  name text not null,
  created_at bigint not null,
  scope text not null default 'all'
);

create table integration_nonces (
  consumer_key_hash text not null,
  nonce text not null,
  at bigint not null,
  constraint integration_nonces_once primary key (consumer_key_hash, nonce)
);
create index integration_nonces_by_time on integration_nonces (at);

-- Calls that were answered under an Idempotency-Key.
create table repeated_calls (
  caller text not null,
  call text not null,
  call_key text not null,
  digest text not null,
  answer text,
  ends_at bigint not null,
  constraint repeated_calls_once primary key (caller, call, call_key)
);
create index repeated_calls_by_end on repeated_calls (ends_at);
`;
