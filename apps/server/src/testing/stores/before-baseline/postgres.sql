CREATE TABLE addresses (
    id text NOT NULL,
    user_id integer NOT NULL,
    body text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE applied_imports (
    import_id integer NOT NULL,
    "position" integer NOT NULL,
    change_id integer
);
CREATE TABLE audit_log (
    id text NOT NULL,
    at bigint NOT NULL,
    actor_kind text NOT NULL,
    actor_id integer,
    actor_name text NOT NULL,
    device_id integer,
    branch_id integer,
    object_kind text NOT NULL,
    object_id text NOT NULL,
    action text NOT NULL,
    before text,
    after text,
    reason text NOT NULL,
    words text NOT NULL,
    guest_id integer
);
CREATE TABLE board_acks (
    order_id integer NOT NULL,
    ring integer NOT NULL,
    board text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE board_incidents (
    id text NOT NULL,
    branch_id integer NOT NULL,
    began_at bigint NOT NULL,
    pushed_at bigint,
    messaged_at bigint,
    ended_at bigint
);
CREATE TABLE bonus_accounts (
    user_id integer NOT NULL,
    balance integer NOT NULL,
    CONSTRAINT bonus_accounts_balance_check CHECK ((balance >= 0))
);
CREATE TABLE bonus_entries (
    id text NOT NULL,
    user_id integer NOT NULL,
    order_id integer,
    kind text NOT NULL,
    points integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE branch_board (
    branch_id integer NOT NULL,
    unanswered_after_minutes integer NOT NULL,
    unanswered_action text NOT NULL,
    auto_confirm text NOT NULL,
    capacity_orders integer,
    capacity_dishes integer,
    capacity_sum bigint
);
CREATE TABLE branch_feed (
    branch_id integer NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    order_id integer NOT NULL,
    at bigint NOT NULL,
    made_by text NOT NULL,
    stage text,
    promised_at bigint,
    reason text
);
CREATE TABLE branch_overrides (
    branch_id integer NOT NULL,
    telegram_chats text NOT NULL,
    alert_phones text NOT NULL,
    mail_addresses text NOT NULL,
    payment_account text
);
CREATE TABLE branch_pace (
    branch_id integer NOT NULL,
    extra_minutes integer NOT NULL,
    express integer NOT NULL,
    ends_at bigint NOT NULL
);
CREATE TABLE branch_pauses (
    branch_id integer NOT NULL,
    message text NOT NULL,
    ends_at bigint NOT NULL
);
CREATE TABLE code_sends (
    id text NOT NULL,
    person text NOT NULL,
    address text NOT NULL,
    at bigint NOT NULL,
    wide_network text DEFAULT ''::text NOT NULL
);
CREATE TABLE coupon_counters (
    coupon_id integer NOT NULL,
    customer text NOT NULL,
    uses integer NOT NULL,
    given bigint DEFAULT 0 NOT NULL
);
CREATE TABLE coupon_rights (
    user_id integer NOT NULL,
    coupon_id integer NOT NULL,
    granted integer NOT NULL
);
CREATE TABLE coupon_uses (
    order_id integer NOT NULL,
    coupon_id integer NOT NULL,
    customer text NOT NULL,
    released integer DEFAULT 0 NOT NULL,
    discount bigint DEFAULT 0 NOT NULL,
    day text DEFAULT ''::text NOT NULL,
    code text
);
CREATE TABLE customer_orders (
    customer text NOT NULL,
    orders integer NOT NULL
);
CREATE TABLE device_codes (
    code_hash text NOT NULL,
    branch_id integer NOT NULL,
    made_by integer NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE dish_names (
    branch_id integer NOT NULL,
    dish bigint NOT NULL,
    name text NOT NULL
);
CREATE TABLE dish_ratings (
    product_id integer NOT NULL,
    order_id integer NOT NULL,
    stars integer NOT NULL
);
CREATE TABLE dry_runs (
    id integer NOT NULL,
    state text NOT NULL,
    coupon text NOT NULL,
    list text NOT NULL,
    from_at bigint NOT NULL,
    to_at bigint NOT NULL,
    begun integer NOT NULL,
    done integer NOT NULL,
    total integer NOT NULL,
    result text,
    at bigint NOT NULL
);
CREATE TABLE favorites (
    user_id integer NOT NULL,
    product_id integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE former_birthdays (
    person text NOT NULL,
    gifts_from text NOT NULL
);
CREATE TABLE group_orders (
    id text NOT NULL,
    host_digest text NOT NULL,
    host_name text NOT NULL,
    warehouse_id integer NOT NULL,
    people text NOT NULL,
    revision integer NOT NULL,
    state text NOT NULL,
    network text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE guest_blocks (
    subject text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    by_name text NOT NULL
);
CREATE TABLE guest_branches (
    phone text NOT NULL,
    branch_id integer NOT NULL
);
CREATE TABLE guest_notes (
    id text NOT NULL,
    phone text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    by_name text NOT NULL
);
CREATE TABLE guest_numbers (
    number text NOT NULL,
    phone text NOT NULL
);
CREATE TABLE guests (
    phone text NOT NULL,
    name text NOT NULL,
    folded text NOT NULL,
    orders integer NOT NULL,
    first_at bigint,
    last_at bigint,
    seen_at bigint NOT NULL
);
CREATE TABLE guide_opening (
    id integer NOT NULL,
    branch_id integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE guide_steps (
    step text NOT NULL,
    version integer NOT NULL,
    content text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE import_bases (
    product_id integer NOT NULL,
    import_id integer NOT NULL,
    texts text NOT NULL
);
CREATE TABLE import_mappings (
    headings text NOT NULL,
    mapping text NOT NULL,
    import_id integer NOT NULL
);
CREATE TABLE import_pictures (
    import_id integer NOT NULL,
    address text NOT NULL,
    file text,
    reason text
);
CREATE TABLE import_rows (
    import_id integer NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    has_conflict integer NOT NULL,
    plan text NOT NULL
);
CREATE TABLE import_tables (
    import_id integer NOT NULL,
    part integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE imports (
    id integer NOT NULL,
    state text NOT NULL,
    file_name text NOT NULL,
    columns text NOT NULL,
    archive_missing integer NOT NULL,
    counts text NOT NULL,
    done integer NOT NULL,
    total integer NOT NULL,
    problem text,
    chosen text,
    by_id integer NOT NULL,
    by_name text NOT NULL,
    at bigint NOT NULL,
    change_id integer
);
CREATE TABLE inbox_items (
    id integer NOT NULL,
    kind text NOT NULL,
    branch_id integer,
    request_id integer,
    order_id integer,
    at bigint NOT NULL,
    due_at bigint NOT NULL,
    assignee_id integer,
    state text NOT NULL,
    outcome text,
    reason text,
    message text NOT NULL,
    ended_at bigint,
    ended_by text,
    points integer NOT NULL,
    search text NOT NULL,
    version integer NOT NULL,
    changed integer NOT NULL
);
CREATE TABLE inbox_rules (
    kind text NOT NULL,
    due_minutes integer NOT NULL,
    rings integer NOT NULL,
    escalates integer NOT NULL
);
CREATE TABLE integration_keys (
    consumer_key_hash text NOT NULL,
    consumer_secret_hash text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    scope text DEFAULT 'all'::text NOT NULL
);
CREATE TABLE integration_nonces (
    consumer_key_hash text NOT NULL,
    nonce text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE jobs (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    run_at bigint NOT NULL,
    attempts integer NOT NULL,
    claimed_until bigint NOT NULL,
    state text NOT NULL,
    last_error text
);
CREATE TABLE login_codes (
    person text NOT NULL,
    code_hash text NOT NULL,
    tries_left integer NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE manual_points (
    entry_id text NOT NULL,
    user_id integer NOT NULL,
    reason text NOT NULL,
    by_name text NOT NULL,
    by_id integer,
    points bigint DEFAULT 0 NOT NULL,
    at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE notifications (
    id text NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    params text NOT NULL,
    at bigint NOT NULL,
    is_read integer NOT NULL
);
CREATE TABLE office_devices (
    id integer NOT NULL,
    branch_id integer NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    enrolled_by integer NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint,
    seen_at bigint,
    sound integer,
    wake_lock integer,
    visible integer,
    version text
);
CREATE TABLE order_boards (
    order_id integer NOT NULL,
    branch_id integer NOT NULL,
    version integer NOT NULL,
    place text NOT NULL,
    place_at bigint NOT NULL,
    asks integer NOT NULL,
    confirmed_at bigint,
    confirmed_by text,
    cancel_asked_at bigint,
    cancel_declined_at bigint,
    refusal_reason text,
    refusal_message text,
    called_at bigint,
    note text DEFAULT ''::text NOT NULL,
    due_at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE order_budgets (
    subject text NOT NULL,
    hour_used integer NOT NULL,
    hour_ends bigint NOT NULL,
    day_used integer NOT NULL,
    day_ends bigint NOT NULL
);
CREATE TABLE order_dishes (
    branch_id integer NOT NULL,
    dish bigint NOT NULL,
    created_at bigint NOT NULL,
    order_id integer NOT NULL
);
CREATE TABLE order_promises (
    order_id integer NOT NULL,
    promised_at bigint NOT NULL,
    was_at bigint,
    is_asked integer NOT NULL,
    moves integer NOT NULL
);
CREATE TABLE order_proposals (
    order_id integer NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL,
    expires_at bigint NOT NULL,
    made_by text NOT NULL,
    device_id integer,
    reason text NOT NULL,
    asked text NOT NULL,
    delta text NOT NULL,
    total_was integer NOT NULL,
    total_now integer NOT NULL,
    owed integer NOT NULL
);
CREATE TABLE order_ratings (
    order_id integer NOT NULL,
    stars integer NOT NULL,
    comment text NOT NULL,
    tags text NOT NULL,
    name text NOT NULL,
    hidden integer NOT NULL,
    at bigint NOT NULL,
    reply text,
    hidden_reason text
);
CREATE TABLE order_stages (
    order_id integer NOT NULL,
    stage text NOT NULL,
    at bigint NOT NULL,
    made_by text NOT NULL
);
CREATE TABLE order_versions (
    order_id integer NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    made_by text NOT NULL,
    reason text NOT NULL,
    kinds text NOT NULL,
    consent text NOT NULL,
    delta text NOT NULL,
    total_was integer NOT NULL,
    total_now integer NOT NULL
);
CREATE TABLE order_words (
    word text NOT NULL,
    created_at bigint NOT NULL,
    order_id integer NOT NULL
);
CREATE TABLE orders (
    id integer NOT NULL,
    order_key text NOT NULL,
    user_id integer,
    phone text NOT NULL,
    name text NOT NULL,
    email text,
    stage text NOT NULL,
    method text NOT NULL,
    warehouse_id integer NOT NULL,
    slot_start bigint NOT NULL,
    payment_method text NOT NULL,
    paid_online integer NOT NULL,
    total bigint NOT NULL,
    details text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE payments (
    id text NOT NULL,
    order_id integer NOT NULL,
    attempt integer NOT NULL,
    gateway text NOT NULL,
    state text NOT NULL,
    amount bigint NOT NULL,
    received bigint,
    external_id text,
    transaction_id text,
    pay_url text,
    claimed_until bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    asked_at bigint DEFAULT 0 NOT NULL,
    owed_at bigint,
    returned bigint DEFAULT 0 NOT NULL,
    receipt text
);
CREATE TABLE practice_orders (
    id integer NOT NULL,
    branch_id integer NOT NULL,
    version integer NOT NULL,
    stage text NOT NULL,
    promised_at bigint NOT NULL,
    promised_before bigint,
    confirmed_at bigint,
    confirmed_by text,
    lines text NOT NULL,
    created_at bigint NOT NULL,
    note text DEFAULT ''::text NOT NULL
);
CREATE TABLE promo_guesses (
    id text NOT NULL,
    address text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE push_subscriptions (
    id text NOT NULL,
    owner text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    session text,
    language text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE referrals (
    friend_id integer NOT NULL,
    inviter_id integer NOT NULL,
    joined_at bigint NOT NULL,
    rewarded_at bigint
);
CREATE TABLE refund_parts (
    id text NOT NULL,
    refund_id text NOT NULL,
    number integer NOT NULL,
    order_id integer NOT NULL,
    payment_id text,
    amount bigint NOT NULL,
    receipt text NOT NULL,
    gateway_before bigint,
    state text NOT NULL,
    external_id text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE refunds (
    id text NOT NULL,
    number integer NOT NULL,
    order_id integer NOT NULL,
    cause text NOT NULL,
    amount bigint NOT NULL,
    lines text NOT NULL,
    points_back integer NOT NULL,
    points_taken integer NOT NULL,
    reason text NOT NULL,
    made_by text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE repeated_calls (
    caller text NOT NULL,
    call text NOT NULL,
    call_key text NOT NULL,
    digest text NOT NULL,
    answer text,
    ends_at bigint NOT NULL
);
CREATE TABLE requests (
    id integer NOT NULL,
    request_key text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    user_id integer,
    name text NOT NULL,
    phone text NOT NULL,
    comment text NOT NULL,
    network text NOT NULL,
    product_id integer,
    product_name text,
    restaurant_id integer,
    place text,
    seats integer,
    starts_at bigint,
    ends_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    table_number text,
    visit text,
    lang text,
    refusal_reason text,
    refusal_message text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE sandbox_payments (
    id text NOT NULL,
    order_number text NOT NULL,
    amount bigint NOT NULL,
    state text NOT NULL,
    return_url text NOT NULL,
    created_at bigint NOT NULL,
    tip_for text
);
CREATE TABLE sandbox_refunds (
    id text NOT NULL,
    payment_id text NOT NULL,
    amount bigint NOT NULL
);
CREATE TABLE schema_migrations (
    name text NOT NULL,
    applied_at bigint NOT NULL,
    unused_since text
);
CREATE TABLE secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE seeded_users (
    id integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE sequences (
    name text NOT NULL,
    value integer NOT NULL
);
CREATE TABLE sessions (
    token_hash text NOT NULL,
    user_id integer NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE shop_change_entities (
    change_id integer NOT NULL,
    kind text NOT NULL,
    entity_id text NOT NULL,
    name text NOT NULL,
    delta text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE shop_changes (
    id integer NOT NULL,
    at bigint NOT NULL,
    source text NOT NULL,
    by_kind text NOT NULL,
    by_id integer,
    by_name text NOT NULL,
    revision text NOT NULL,
    entities integer NOT NULL,
    undoes integer
);
CREATE TABLE shop_documents (
    name text NOT NULL,
    body text NOT NULL,
    in_parts integer DEFAULT 0 NOT NULL
);
CREATE TABLE shop_draft_entities (
    release_id integer NOT NULL,
    kind text NOT NULL,
    entity_id text NOT NULL,
    name text NOT NULL,
    delta text NOT NULL,
    by_id integer,
    by_name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE shop_parts (
    digest text NOT NULL,
    body text NOT NULL
);
CREATE TABLE shop_releases (
    id integer NOT NULL,
    state text NOT NULL,
    publish_at bigint,
    by_id integer,
    by_name text NOT NULL,
    at bigint NOT NULL,
    faults text
);
CREATE TABLE shop_revisions (
    id integer NOT NULL,
    revision text NOT NULL,
    imported_at bigint NOT NULL
);
CREATE TABLE slot_counters (
    warehouse_id integer NOT NULL,
    method text NOT NULL,
    slot_start bigint NOT NULL,
    orders integer NOT NULL,
    sum bigint NOT NULL,
    dishes integer DEFAULT 0 NOT NULL
);
CREATE TABLE staff (
    id integer NOT NULL,
    login text NOT NULL,
    name text NOT NULL,
    password_hash text,
    pin_hash text,
    totp_secret text,
    totp_step bigint NOT NULL,
    version integer NOT NULL,
    created_at bigint NOT NULL,
    disabled_at bigint
);
CREATE TABLE staff_guesses (
    subject text NOT NULL,
    used integer NOT NULL,
    ends bigint NOT NULL
);
CREATE TABLE staff_links (
    token_hash text NOT NULL,
    kind text NOT NULL,
    staff_id integer,
    expires_at bigint NOT NULL
);
CREATE TABLE staff_passkeys (
    credential_id text NOT NULL,
    staff_id integer NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE staff_push (
    id text NOT NULL,
    session text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE staff_roles (
    staff_id integer NOT NULL,
    role text NOT NULL,
    branch_id integer NOT NULL
);
CREATE TABLE staff_sessions (
    token_hash text NOT NULL,
    staff_id integer NOT NULL,
    device_id integer,
    by_pin integer NOT NULL,
    pin_at bigint,
    agent text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE stock (
    product_id integer NOT NULL,
    variation_id integer NOT NULL,
    warehouse_id integer NOT NULL,
    quantity integer NOT NULL,
    imported_quantity integer NOT NULL
);
CREATE TABLE stock_moves (
    order_id integer NOT NULL,
    kind text NOT NULL,
    product_id integer NOT NULL,
    variation_id integer NOT NULL,
    warehouse_id integer NOT NULL,
    quantity integer NOT NULL
);
CREATE TABLE stops (
    id integer NOT NULL,
    branch_id integer NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    ends_at bigint NOT NULL,
    business_day integer NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    by_name text NOT NULL
);
CREATE TABLE telegram_links (
    visitor text NOT NULL,
    user_id integer NOT NULL,
    linked_at bigint NOT NULL
);
CREATE TABLE tips (
    id text NOT NULL,
    order_id integer NOT NULL,
    number integer NOT NULL,
    recipient text NOT NULL,
    amount bigint NOT NULL,
    state text NOT NULL,
    gateway text NOT NULL,
    external_id text,
    transaction_id text,
    pay_url text,
    asked_at bigint NOT NULL,
    created_at bigint NOT NULL,
    paid_at bigint
);
CREATE TABLE unpaid_orders (
    order_id integer NOT NULL,
    subject text NOT NULL,
    ends_at bigint NOT NULL
);
CREATE TABLE users (
    id integer NOT NULL,
    phone text NOT NULL,
    name text NOT NULL,
    email text,
    birth text,
    preferences text NOT NULL,
    referral_code text NOT NULL,
    created_at bigint NOT NULL,
    birthday_gifts_from text
);
CREATE TABLE wheel_results (
    id text NOT NULL,
    user_id integer NOT NULL,
    segment text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE wheel_turns (
    person text NOT NULL,
    period text NOT NULL,
    used integer NOT NULL
);
CREATE TABLE wrong_tries (
    id text NOT NULL,
    person text NOT NULL,
    at bigint NOT NULL
);
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY applied_imports
    ADD CONSTRAINT applied_imports_pkey PRIMARY KEY (import_id);
ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY board_acks
    ADD CONSTRAINT board_acks_once PRIMARY KEY (order_id, ring, board);
ALTER TABLE ONLY board_incidents
    ADD CONSTRAINT board_incidents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY bonus_accounts
    ADD CONSTRAINT bonus_accounts_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY bonus_entries
    ADD CONSTRAINT bonus_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY branch_board
    ADD CONSTRAINT branch_board_pkey PRIMARY KEY (branch_id);
ALTER TABLE ONLY branch_feed
    ADD CONSTRAINT branch_feed_numbers PRIMARY KEY (branch_id, number);
ALTER TABLE ONLY branch_overrides
    ADD CONSTRAINT branch_overrides_pkey PRIMARY KEY (branch_id);
ALTER TABLE ONLY branch_pace
    ADD CONSTRAINT branch_pace_pkey PRIMARY KEY (branch_id);
ALTER TABLE ONLY branch_pauses
    ADD CONSTRAINT branch_pauses_pkey PRIMARY KEY (branch_id);
ALTER TABLE ONLY code_sends
    ADD CONSTRAINT code_sends_pkey PRIMARY KEY (id);
ALTER TABLE ONLY coupon_counters
    ADD CONSTRAINT coupon_counters_one PRIMARY KEY (coupon_id, customer);
ALTER TABLE ONLY coupon_rights
    ADD CONSTRAINT coupon_rights_one PRIMARY KEY (user_id, coupon_id);
ALTER TABLE ONLY coupon_uses
    ADD CONSTRAINT coupon_uses_once PRIMARY KEY (order_id, coupon_id);
ALTER TABLE ONLY customer_orders
    ADD CONSTRAINT customer_orders_pkey PRIMARY KEY (customer);
ALTER TABLE ONLY device_codes
    ADD CONSTRAINT device_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY dish_names
    ADD CONSTRAINT dish_names_once PRIMARY KEY (branch_id, dish);
ALTER TABLE ONLY dish_ratings
    ADD CONSTRAINT dish_ratings_once PRIMARY KEY (product_id, order_id);
ALTER TABLE ONLY dry_runs
    ADD CONSTRAINT dry_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY favorites
    ADD CONSTRAINT favorites_once PRIMARY KEY (user_id, product_id);
ALTER TABLE ONLY former_birthdays
    ADD CONSTRAINT former_birthdays_pkey PRIMARY KEY (person);
ALTER TABLE ONLY group_orders
    ADD CONSTRAINT group_orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY guest_blocks
    ADD CONSTRAINT guest_blocks_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY guest_branches
    ADD CONSTRAINT guest_branches_once PRIMARY KEY (phone, branch_id);
ALTER TABLE ONLY guest_notes
    ADD CONSTRAINT guest_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY guest_numbers
    ADD CONSTRAINT guest_numbers_pkey PRIMARY KEY (number);
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (phone);
ALTER TABLE ONLY guide_opening
    ADD CONSTRAINT guide_opening_pkey PRIMARY KEY (id);
ALTER TABLE ONLY guide_steps
    ADD CONSTRAINT guide_steps_pkey PRIMARY KEY (step);
ALTER TABLE ONLY import_bases
    ADD CONSTRAINT import_bases_once PRIMARY KEY (import_id, product_id);
ALTER TABLE ONLY import_mappings
    ADD CONSTRAINT import_mappings_pkey PRIMARY KEY (headings);
ALTER TABLE ONLY import_pictures
    ADD CONSTRAINT import_pictures_once PRIMARY KEY (import_id, address);
ALTER TABLE ONLY import_rows
    ADD CONSTRAINT import_rows_once PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY import_tables
    ADD CONSTRAINT import_tables_once PRIMARY KEY (import_id, part);
ALTER TABLE ONLY imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY inbox_items
    ADD CONSTRAINT inbox_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY inbox_rules
    ADD CONSTRAINT inbox_rules_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY integration_keys
    ADD CONSTRAINT integration_keys_pkey PRIMARY KEY (consumer_key_hash);
ALTER TABLE ONLY integration_nonces
    ADD CONSTRAINT integration_nonces_once PRIMARY KEY (consumer_key_hash, nonce);
ALTER TABLE ONLY jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY login_codes
    ADD CONSTRAINT login_codes_pkey PRIMARY KEY (person);
ALTER TABLE ONLY manual_points
    ADD CONSTRAINT manual_points_pkey PRIMARY KEY (entry_id);
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY office_devices
    ADD CONSTRAINT office_devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY office_devices
    ADD CONSTRAINT office_devices_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY order_boards
    ADD CONSTRAINT order_boards_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY order_budgets
    ADD CONSTRAINT order_budgets_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY order_dishes
    ADD CONSTRAINT order_dishes_once PRIMARY KEY (branch_id, dish, created_at, order_id);
ALTER TABLE ONLY order_promises
    ADD CONSTRAINT order_promises_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY order_proposals
    ADD CONSTRAINT order_proposals_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY order_ratings
    ADD CONSTRAINT order_ratings_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY order_stages
    ADD CONSTRAINT order_stages_once PRIMARY KEY (order_id, stage);
ALTER TABLE ONLY order_versions
    ADD CONSTRAINT order_versions_pk PRIMARY KEY (order_id, number);
ALTER TABLE ONLY order_words
    ADD CONSTRAINT order_words_once PRIMARY KEY (word, created_at, order_id);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_order_key_key UNIQUE (order_key);
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_one_attempt UNIQUE (order_id, attempt);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_one_transaction UNIQUE (gateway, transaction_id);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY practice_orders
    ADD CONSTRAINT practice_orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY promo_guesses
    ADD CONSTRAINT promo_guesses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_once UNIQUE (endpoint, owner);
ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY referrals
    ADD CONSTRAINT referrals_pkey PRIMARY KEY (friend_id);
ALTER TABLE ONLY refund_parts
    ADD CONSTRAINT refund_parts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_number_key UNIQUE (number);
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY repeated_calls
    ADD CONSTRAINT repeated_calls_once PRIMARY KEY (caller, call, call_key);
ALTER TABLE ONLY requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sandbox_payments
    ADD CONSTRAINT sandbox_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY seeded_users
    ADD CONSTRAINT seeded_users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sequences
    ADD CONSTRAINT sequences_pkey PRIMARY KEY (name);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY shop_change_entities
    ADD CONSTRAINT shop_change_entities_once PRIMARY KEY (change_id, kind, entity_id);
ALTER TABLE ONLY shop_changes
    ADD CONSTRAINT shop_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY shop_documents
    ADD CONSTRAINT shop_documents_pkey PRIMARY KEY (name);
ALTER TABLE ONLY shop_draft_entities
    ADD CONSTRAINT shop_draft_entities_once PRIMARY KEY (release_id, kind, entity_id);
ALTER TABLE ONLY shop_parts
    ADD CONSTRAINT shop_parts_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY shop_releases
    ADD CONSTRAINT shop_releases_pkey PRIMARY KEY (id);
ALTER TABLE ONLY shop_revisions
    ADD CONSTRAINT shop_revisions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY slot_counters
    ADD CONSTRAINT slot_counters_one PRIMARY KEY (warehouse_id, method, slot_start);
ALTER TABLE ONLY staff_guesses
    ADD CONSTRAINT staff_guesses_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY staff_links
    ADD CONSTRAINT staff_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY staff
    ADD CONSTRAINT staff_login_key UNIQUE (login);
ALTER TABLE ONLY staff_passkeys
    ADD CONSTRAINT staff_passkeys_pkey PRIMARY KEY (credential_id);
ALTER TABLE ONLY staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY staff_push
    ADD CONSTRAINT staff_push_pkey PRIMARY KEY (id);
ALTER TABLE ONLY staff_roles
    ADD CONSTRAINT staff_roles_key PRIMARY KEY (staff_id, role, branch_id);
ALTER TABLE ONLY staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY stock_moves
    ADD CONSTRAINT stock_moves_once PRIMARY KEY (order_id, kind, product_id, variation_id);
ALTER TABLE ONLY stock
    ADD CONSTRAINT stock_one_row PRIMARY KEY (warehouse_id, product_id, variation_id);
ALTER TABLE ONLY stops
    ADD CONSTRAINT stops_one_target UNIQUE (branch_id, kind, target);
ALTER TABLE ONLY stops
    ADD CONSTRAINT stops_pkey PRIMARY KEY (id);
ALTER TABLE ONLY telegram_links
    ADD CONSTRAINT telegram_links_pkey PRIMARY KEY (visitor);
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_one_number UNIQUE (order_id, number);
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_pkey PRIMARY KEY (id);
ALTER TABLE ONLY unpaid_orders
    ADD CONSTRAINT unpaid_orders_key PRIMARY KEY (order_id, subject);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_phone_key UNIQUE (phone);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_referral_code_key UNIQUE (referral_code);
ALTER TABLE ONLY wheel_results
    ADD CONSTRAINT wheel_results_pkey PRIMARY KEY (id);
ALTER TABLE ONLY wheel_turns
    ADD CONSTRAINT wheel_turns_one PRIMARY KEY (person, period);
ALTER TABLE ONLY wrong_tries
    ADD CONSTRAINT wrong_tries_pkey PRIMARY KEY (id);
CREATE INDEX addresses_by_user ON addresses USING btree (user_id);
CREATE INDEX audit_log_by_action ON audit_log USING btree (action, at, id);
CREATE INDEX audit_log_by_branch ON audit_log USING btree (branch_id, at, id);
CREATE INDEX audit_log_by_device ON audit_log USING btree (device_id, at, id);
CREATE INDEX audit_log_by_guest ON audit_log USING btree (guest_id) WHERE (guest_id IS NOT NULL);
CREATE INDEX audit_log_by_kind ON audit_log USING btree (object_kind, at, id);
CREATE INDEX audit_log_by_object ON audit_log USING btree (object_kind, object_id, at, id);
CREATE INDEX audit_log_by_person ON audit_log USING btree (actor_id, at, id);
CREATE INDEX audit_log_by_time ON audit_log USING btree (at, id);
CREATE INDEX board_acks_by_time ON board_acks USING btree (at);
CREATE INDEX board_incidents_by_time ON board_incidents USING btree (began_at);
CREATE UNIQUE INDEX board_incidents_one_open ON board_incidents USING btree (branch_id) WHERE (ended_at IS NULL);
CREATE INDEX bonus_entries_by_user ON bonus_entries USING btree (user_id, at);
CREATE UNIQUE INDEX bonus_entries_once ON bonus_entries USING btree (order_id, kind);
CREATE INDEX branch_feed_by_order ON branch_feed USING btree (order_id);
CREATE INDEX code_sends_by_person ON code_sends USING btree (person, at);
CREATE INDEX code_sends_by_time ON code_sends USING btree (at);
CREATE INDEX code_sends_by_wide_network ON code_sends USING btree (wide_network, at);
CREATE INDEX coupon_counters_by_customer ON coupon_counters USING btree (customer);
CREATE INDEX coupon_uses_by_coupon ON coupon_uses USING btree (coupon_id, day);
CREATE INDEX coupon_uses_by_customer ON coupon_uses USING btree (customer, day);
CREATE UNIQUE INDEX coupon_uses_one_code ON coupon_uses USING btree (coupon_id, code) WHERE ((code IS NOT NULL) AND (released = 0));
CREATE INDEX device_codes_by_branch ON device_codes USING btree (branch_id, expires_at);
CREATE INDEX device_codes_by_end ON device_codes USING btree (expires_at);
CREATE INDEX dish_ratings_by_order ON dish_ratings USING btree (order_id);
CREATE INDEX dry_runs_by_state ON dry_runs USING btree (state);
CREATE INDEX dry_runs_by_time ON dry_runs USING btree (at);
CREATE INDEX group_orders_by_end ON group_orders USING btree (expires_at);
CREATE INDEX group_orders_by_network ON group_orders USING btree (network, created_at);
CREATE INDEX guest_notes_by_phone ON guest_notes USING btree (phone, at);
CREATE INDEX guest_numbers_by_phone ON guest_numbers USING btree (phone);
CREATE INDEX guests_by_time ON guests USING btree (seen_at, phone, folded);
CREATE INDEX import_rows_by_kind ON import_rows USING btree (import_id, kind, "position");
CREATE INDEX imports_by_time ON imports USING btree (at);
CREATE UNIQUE INDEX inbox_items_by_change ON inbox_items USING btree (changed);
CREATE INDEX inbox_items_by_due ON inbox_items USING btree (state, due_at, id);
CREATE INDEX inbox_items_by_end ON inbox_items USING btree (state, ended_at, id);
CREATE INDEX inbox_items_by_order ON inbox_items USING btree (order_id);
CREATE INDEX inbox_items_by_request ON inbox_items USING btree (request_id);
CREATE INDEX integration_nonces_by_time ON integration_nonces USING btree (at);
CREATE INDEX jobs_due ON jobs USING btree (state, run_at);
CREATE INDEX manual_points_by_person ON manual_points USING btree (by_id, at);
CREATE INDEX manual_points_by_user ON manual_points USING btree (user_id);
CREATE INDEX notifications_by_user ON notifications USING btree (user_id, at);
CREATE INDEX office_devices_by_branch ON office_devices USING btree (branch_id, revoked_at);
CREATE INDEX office_devices_by_end ON office_devices USING btree (revoked_at, id);
CREATE INDEX order_boards_by_due ON order_boards USING btree (branch_id, place, due_at, order_id);
CREATE INDEX order_boards_by_place ON order_boards USING btree (branch_id, place, place_at);
CREATE INDEX order_boards_by_request ON order_boards USING btree (branch_id, cancel_asked_at, order_id) WHERE (cancel_asked_at IS NOT NULL);
CREATE INDEX order_budgets_by_end ON order_budgets USING btree (day_ends);
CREATE INDEX order_ratings_by_time ON order_ratings USING btree (at);
CREATE INDEX orders_by_change ON orders USING btree (updated_at, id);
CREATE INDEX orders_by_phone ON orders USING btree (phone, created_at);
CREATE INDEX orders_by_stage ON orders USING btree (stage, created_at, id);
CREATE INDEX orders_by_time ON orders USING btree (created_at, id);
CREATE INDEX orders_by_user ON orders USING btree (user_id, created_at);
CREATE INDEX payments_by_external_id ON payments USING btree (gateway, external_id);
CREATE INDEX payments_by_state ON payments USING btree (state, created_at);
CREATE UNIQUE INDEX payments_one_open ON payments USING btree (order_id) WHERE (state = ANY (ARRAY['starting'::text, 'pending'::text]));
CREATE INDEX payments_paid ON payments USING btree (order_id, state);
CREATE INDEX practice_orders_by_branch ON practice_orders USING btree (branch_id, created_at);
CREATE INDEX practice_orders_by_time ON practice_orders USING btree (created_at);
CREATE INDEX promo_guesses_by_address ON promo_guesses USING btree (address, at);
CREATE INDEX promo_guesses_by_time ON promo_guesses USING btree (at);
CREATE INDEX push_subscriptions_by_owner ON push_subscriptions USING btree (owner);
CREATE INDEX referrals_by_inviter ON referrals USING btree (inviter_id);
CREATE INDEX refund_parts_by_order ON refund_parts USING btree (order_id);
CREATE INDEX refund_parts_by_payment ON refund_parts USING btree (payment_id, number);
CREATE INDEX refund_parts_by_state ON refund_parts USING btree (state, created_at);
CREATE INDEX refunds_by_order ON refunds USING btree (order_id, number);
CREATE INDEX repeated_calls_by_end ON repeated_calls USING btree (ends_at);
CREATE INDEX requests_by_network ON requests USING btree (network, created_at);
CREATE INDEX requests_by_phone ON requests USING btree (phone, created_at);
CREATE INDEX requests_by_table ON requests USING btree (restaurant_id, starts_at);
CREATE INDEX requests_by_user ON requests USING btree (user_id);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON sessions USING btree (user_id);
CREATE INDEX shop_change_entities_by_entity ON shop_change_entities USING btree (kind, entity_id, change_id);
CREATE INDEX shop_change_entities_by_time ON shop_change_entities USING btree (at);
CREATE INDEX shop_changes_by_person ON shop_changes USING btree (by_id, id);
CREATE INDEX shop_changes_by_source ON shop_changes USING btree (source, id);
CREATE INDEX shop_changes_by_time ON shop_changes USING btree (at);
CREATE INDEX shop_changes_by_undone ON shop_changes USING btree (undoes);
CREATE INDEX shop_releases_by_state ON shop_releases USING btree (state, at);
CREATE INDEX staff_guesses_by_end ON staff_guesses USING btree (ends);
CREATE INDEX staff_links_by_end ON staff_links USING btree (expires_at);
CREATE INDEX staff_links_by_staff ON staff_links USING btree (staff_id);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys USING btree (staff_id);
CREATE INDEX staff_push_by_endpoint ON staff_push USING btree (endpoint);
CREATE INDEX staff_push_by_session ON staff_push USING btree (session);
CREATE INDEX staff_sessions_by_device ON staff_sessions USING btree (device_id);
CREATE INDEX staff_sessions_by_end ON staff_sessions USING btree (expires_at);
CREATE INDEX staff_sessions_by_staff ON staff_sessions USING btree (staff_id);
CREATE INDEX stops_holding ON stops USING btree (branch_id, ends_at);
CREATE INDEX telegram_links_by_user ON telegram_links USING btree (user_id);
CREATE INDEX tips_by_state ON tips USING btree (state, created_at);
CREATE UNIQUE INDEX tips_one_created ON tips USING btree (order_id, recipient) WHERE (state = 'created'::text);
CREATE INDEX unpaid_orders_by_subject ON unpaid_orders USING btree (subject, ends_at);
CREATE INDEX users_by_birthday ON users USING btree (substr(birth, 6, 5));
CREATE INDEX wheel_results_by_user ON wheel_results USING btree (user_id, at);
CREATE INDEX wrong_tries_by_person ON wrong_tries USING btree (person, at);
CREATE INDEX wrong_tries_by_time ON wrong_tries USING btree (at);
ALTER TABLE ONLY coupon_uses
    ADD CONSTRAINT coupon_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY import_pictures
    ADD CONSTRAINT import_pictures_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY import_rows
    ADD CONSTRAINT import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY import_tables
    ADD CONSTRAINT import_tables_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY order_boards
    ADD CONSTRAINT order_boards_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY order_dishes
    ADD CONSTRAINT order_dishes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY order_promises
    ADD CONSTRAINT order_promises_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY order_stages
    ADD CONSTRAINT order_stages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY order_words
    ADD CONSTRAINT order_words_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY refund_parts
    ADD CONSTRAINT refund_parts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY refund_parts
    ADD CONSTRAINT refund_parts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE ONLY refund_parts
    ADD CONSTRAINT refund_parts_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id);
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY staff_links
    ADD CONSTRAINT staff_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);
ALTER TABLE ONLY staff_passkeys
    ADD CONSTRAINT staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);
ALTER TABLE ONLY staff_roles
    ADD CONSTRAINT staff_roles_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);
ALTER TABLE ONLY staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id);
ALTER TABLE ONLY stock_moves
    ADD CONSTRAINT stock_moves_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE ONLY tips
    ADD CONSTRAINT tips_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
