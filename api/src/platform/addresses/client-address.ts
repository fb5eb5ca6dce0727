import ipaddr from 'ipaddr.js';

/** `203.0.113.7:5678` and `[2001:db8::1]:443`: some proxies write the port behind the address. */
const withPort = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/;

/** Longest spelling of an address with its port and zone; what is longer is none, and is not looked at. */
const longestSpelling = 100;

/**
 * The address in its one canonical spelling: without port and zone, an IPv4-mapped IPv6 address as IPv4. Empty for what
 * is no address. At most 45 characters.
 */
export function canonicalAddress(text: string): string {
  const parsed = parse(text);
  return parsed === undefined ? '' : parsed.toString();
}

/** Bytes of an address that are kept, /24 and /48: enough to tell regions and companies apart, not people. */
const networkBytes = { ipv4: 3, ipv6: 6 } as const;

/** The network that an address lies in, `203.0.113.0` or `2001:db8:7::`; empty for what is no address. */
export const networkOf = (address: string): string => cut(address, networkBytes);

/** One subscriber: an IPv4 address, or the /64 that a single IPv6 device chooses its addresses from. */
const subscriberBytes = { ipv4: 4, ipv6: 8 } as const;

/** What limits count by: an address itself may change within one device. Empty for what is no address. */
export const subscriberOf = (address: string): string => cut(address, subscriberBytes);

function cut(address: string, kept: Readonly<Record<'ipv4' | 'ipv6', number>>): string {
  const parsed = parse(address);
  if (!parsed) return '';
  const bytes = parsed.toByteArray().map((byte, index) => (index < kept[parsed.kind()] ? byte : 0));
  return ipaddr.fromByteArray(bytes).toString();
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (text.length > longestSpelling) return undefined;
  const { v6, v4 } = withPort.exec(text)?.groups ?? {};
  const [address = ''] = (v6 ?? v4 ?? text).split('%');
  // `isValid` takes `127.1`, `0x7f.1` and `2130706433` for addresses, too: old spellings that no proxy writes.
  const isFourPart = ipaddr.IPv4.isValidFourPartDecimal(address);
  return isFourPart || ipaddr.IPv6.isValid(address) ? ipaddr.process(address) : undefined;
}
