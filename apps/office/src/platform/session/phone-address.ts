const ownComputer = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** The host of an address that only this computer can open, so that a phone's camera finds nothing; null: any other. */
export function hostOfThisComputer(address: string): string | null {
  const host = URL.parse(address)?.hostname ?? "";
  return ownComputer.test(host) ? host : null;
}
