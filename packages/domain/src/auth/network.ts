/** The groups of an IPv6 address, `::` written out and without its zone (`%eth0`). */
const groupsOf = (address: string): readonly string[] => {
  const [before = '', after] = address.replace(/%.*/, '').split('::')
  const head = before === '' ? [] : before.split(':')
  if (after === undefined) return head
  const tail = after === '' ? [] : after.split(':')
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

/**
 * The network of an address: what one provider gives to a house or an office, /24 of IPv4 and /48 of IPv6.
 * @param address as a socket names it; IPv4 inside IPv6 (`::ffff:192.0.2.1`) is IPv4
 */
export const networkOf = (address: string): string => {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? []
  if (v4 !== undefined) return `${v4}.0/24`
  const groups = groupsOf(address.toLowerCase()).slice(0, 3)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/48`
}
