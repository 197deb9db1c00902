const zeros = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '0')

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head.split(':').filter(Boolean)
  if (tail === undefined) return before
  const after = tail.split(':').filter(Boolean)
  return [...before, ...zeros(8 - before.length - after.length), ...after]
}

/** What one household or office has: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const networkOf = (address: string): string => {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  if (v4) return `${v4}.0/24`
  const groups = groupsOf(address.toLowerCase()).slice(0, 3)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/48`
}
