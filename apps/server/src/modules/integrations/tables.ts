export interface IntegrationsTables {
  integration_nonces: { consumer_key_hash: string; nonce: string; at: number };
}
