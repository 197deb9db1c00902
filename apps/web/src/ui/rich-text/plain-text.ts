const blocks = /<\/?(?:p|h[2-4]|li|ul|ol|blockquote|table|tr|br|hr)\b[^>]*>/gi

/** The text of cleaned HTML, one block per line; a picture becomes its description. */
export const plainText = (html: string): string => {
  const lines = html
    .replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/gi, '\n[$1]\n')
    .replace(blocks, '\n')
    .replace(/<\/(?:td|th)>/gi, ' · ')
  const text = new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? ''
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
