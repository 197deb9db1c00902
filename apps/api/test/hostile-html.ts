import fc from 'fast-check'

const words = (text: string): readonly string[] => text.split(' ')

/** HTML, non-HTML, and text that parses differently the second time (Cure53, PortSwigger). */
const pieces = fc.constantFrom(
  ...words(
    '<p> </p> <b> </b> <a> </a> <b <svg> </svg> <math> <mtext> <mglyph> <!-- --> " \' ` > < / = onload href a',
  ),
  ...words(
    '<ul> <li> </ul> <h1> <h2> </h2> <blockquote> <hr> <br> <font> </font> <x> </x> <form> </form> <select>',
  ),
  ...words(
    '<style> </style> <script> </script> <table> <tr> <td> <th> <tbody> <caption> <col> </td> </table>',
  ),
  ...words(
    '&lt; & &#x3c; <img <template> </template> <noscript> </noscript> <title> <textarea> <iframe> <plaintext>',
  ),
  ...[
    '<a href="',
    '<img src=x onerror=x()>',
    'javascript:',
    '\u0000',
    ' ',
    '\n',
    '<![CDATA[',
    ']]>',
    '<?x',
    '<!doctype html>',
  ],
)

/** Texts that an attacker, or another program, might send as rich text. */
export const hostileHtml: fc.Arbitrary<string> = fc
  .array(pieces, { maxLength: 40 })
  .map((parts) => parts.join(''))

/** That many, different each time. */
export const hostileTexts = (count: number): readonly string[] => fc.sample(hostileHtml, count)
