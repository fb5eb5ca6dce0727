import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.js';

/** Bytes of an address that are kept, /24 and /48: enough to tell regions and companies apart, not people. */
const keptBytes = { ipv4: 3, ipv6: 6 } as const;

/**
 * The network that an address lies in, `203.0.113.0` or `2001:db8:7::`. An IPv4 address in IPv6's clothes is taken for
 * what it is; what is no address comes back empty.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const kept = keptBytes[parsed.kind()];
  return ipaddr.fromByteArray(parsed.toByteArray().map((byte, index) => (index < kept ? byte : 0))).toString();
}

/** How this installation keeps addresses: as their network, or whole where it was told to. */
export const addressKeeper = ({ keepFullIp }: Pick<Config, 'keepFullIp'>): ((address: string) => string) =>
  keepFullIp ? (address) => address : networkOf;
