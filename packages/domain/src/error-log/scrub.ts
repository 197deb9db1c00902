const DIGIT_RUN = String.raw`(?<![\w.-])`
/** What is removed, and its replacement. Ids (UUID) stay, so that an error can be followed. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/\b(token|senha|password|secret|code|key)=[^\s&"'<>]+/gi, '$1=[…]'],
  // A query may contain anything; only the path is kept.
  [/((?:https?:\/\/|\/)[^\s?"'<>()]{0,300})\?[^\s"'<>()]*/g, '$1?[…]'],
  [/[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu, '[e-mail]'],
  // CNPJ, with letters since 2026, and CPF, written out.
  [/\b[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}\b/gi, '[cnpj]'],
  [/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, '[cpf]'],
  [/\b\d{5}-\d{3}\b(?!-)/g, '[cep]'],
  [/(?:\+?55[\s-]?)?\(\d{2}\)\s?9?\d{4}[\s-]?\d{4}\b/g, '[telefone]'],
  [new RegExp(String.raw`${DIGIT_RUN}\+\d{10,15}\b`, 'g'), '[telefone]'],
  [new RegExp(String.raw`${DIGIT_RUN}\d{2}\s9?\d{4}[\s-]\d{4}\b`, 'g'), '[telefone]'],
  [new RegExp(String.raw`${DIGIT_RUN}\d{4}(?:[ -]\d{4}){2}[ -]\d{1,7}(?![\w-])`, 'g'), '[número]'],
  // CPF, CNPJ, phones and cards without punctuation: longer than any line or column number.
  [new RegExp(String.raw`${DIGIT_RUN}\d{8,19}(?![\w-])`, 'g'), '[número]'],
]
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi
/** A secret in base64 or hexadecimal: long, and unlike any word or path. */
const secret = /(?<![\w./+=-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+-]{32,}={0,2}(?![\w./-])/g
/** Words in quotes may be a name; a single word is a property or a type. */
const quotedWords = /(["'“‘`])(?=[^"'“”‘’`\n]*\p{L}\s+\p{L})[^"'“”‘’`\n]{2,200}(["'”’`])/gu

/**
 * An error text without personal data: CPF, CNPJ, e-mail, phone, CEP, card, tokens, query strings, and words in quotes.
 * Ids stay. Idempotent. Strangers send texts: no rule backtracks over more than a bounded part.
 */
export const scrubbed = (text: string): string => {
  const ids: string[] = []
  // Ids are set aside meanwhile, so that no rule matches part of one.
  const aside = text.replace(uuid, (id) => `\u0001${ids.push(id) - 1}\u0001`)
  const clean = personal
    .reduce((said, [found, instead]) => said.replace(found, instead), aside)
    .replace(secret, '[token]')
    .replace(quotedWords, '$1[…]$2')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the mark of what was put aside above.
  return clean.replace(/\u0001(\d+)\u0001/g, (_, nth: string) => ids[Number(nth)] ?? '')
}

/** The path of an address, without its query and hash, and scrubbed. */
export const pathOnly = (address: string): string =>
  scrubbed(address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')) || '/'

/** A path with its ids by name: `/customer/post/:id`. */
export const routeOf = (address: string): string =>
  pathOnly(address)
    .replace(uuid, ':id')
    .replace(/\/(?=[\w.~-]*\d)[\w.~-]{16,}(?=\/|$)/g, '/:id')
    .replace(/\/\d+(?=\/|$)/g, '/:n')

/** A message without the parts that vary: ids, numbers, names of built files. */
export const normalMessage = (message: string): string =>
  scrubbed(message)
    .replace(uuid, ':id')
    .replace(/-[\w-]{8}\.(js|css|mjs)\b/g, '.$1')
    .replace(/\d+/g, 'n')
    .replace(/\s+/g, ' ')
    .trim()

const TOP_FRAMES = 3
const LONGEST_FRAME = 300

/** The functions and files on top of a stack, without lines, hosts and hashes of a build: the same for the same fault. */
export const topFrames = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_FRAME))
    .filter((line) => /^at\s|@/.test(line) && !/node:internal/.test(line))
    .slice(0, TOP_FRAMES)
    .map((line) =>
      line
        .replace(/^at\s+(async\s+)?/, '')
        .replace(/(?:[a-z]+:\/\/[^/\s]*)?\/?(?:[^\s()@/]*\/)*([^\s()/@:]+)(?::\d+)*/gi, '$1')
        .replace(/-[\w-]{8}\.(js|mjs)\b/g, '.$1')
        .replace(/:\d+/g, ''),
    )

/** The parts that identify an error: where it was seen, its message and its stack. */
export const fingerprintText = ({
  kind,
  name,
  message,
  route,
  stack,
}: {
  readonly kind: string
  readonly name: string
  readonly message: string
  readonly route: string
  readonly stack: string
}): string => [kind, name, normalMessage(message), route, ...topFrames(stack)].join('\n')
