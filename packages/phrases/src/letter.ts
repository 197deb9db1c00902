import { fill } from './fill.ts'

/**
 * E-mails are letters: paragraphs separated by an empty line, links as `[words](address)`; a link that is its own
 * paragraph becomes a button. Both parts of the e-mail come from it.
 */
const link = /\[([^\]]+)\]\((https?:[^)\s]+)\)/g

/** Fills a letter's blanks. Users' text cannot add a link. */
export const fillLetter = (letter: string, values: Readonly<Record<string, string>>): string =>
  fill(
    letter,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replace(/[[\]]/g, '')])),
  )

/** The plain part. */
export const letterText = (letter: string): string => letter.replace(link, '$1: $2')

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Of the light skin (`apps/web/src/ui/theme`), as numbers, written in each part: mail programs know no variables. */
const ink = '#13201f'
const dim = '#566664'
const ground = '#faf6ef'
const teal = '#0b6e69'
const hairline = '#e6e1d7'
const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

/**
 * The dark skin, for mail programs that know the reader's; a rule outdoes what is written in a part by being important.
 * Others leave the letter light, or darken it themselves.
 */
const darkRules = `@media (prefers-color-scheme:dark){${[
  ['.ground', 'background:#101a19;color:#e8efed'],
  ['.card', 'background:#182524;border-color:#2b3a38'],
  ['.dim', 'color:#a5b5b2;border-color:#2b3a38'],
  ['.link', 'color:#8fcbc4'],
  ['.button', 'background:#5fb8b0;color:#06201f'],
]
  .map(([part, rules]) => `${part}{${rules?.replaceAll(/(;|$)/g, '!important$1')}}`)
  .join('')}}`

const anchor = (words: string, address: string, part: string, style: string): string =>
  `<a class="${part}" href="${address}" style="${style}">${words}</a>`

const button = `display:inline-block;padding:12px 24px;border-radius:8px;background:${teal};color:#ffffff;font-weight:600;text-decoration:none`

/** No-break spaces keep the currency sign, and the word before an hour, on the line of their digits. */
const unbroken = (text: string): string => text.replace(/(R\$|\bàs|\bat) (?=\d)/g, '$1\u00a0')

const paragraph = (text: string): string => {
  const safe = escapeHtml(unbroken(text)).replaceAll('\n', '<br>')
  const isButton = /^\[[^\]]+\]\([^)\s]+\)$/.test(text)
  const [part, style] = isButton ? ['button', button] : ['link', `color:${teal}`]
  const words = safe.replace(link, (_, label: string, address: string) => anchor(label, address, part, style))
  return `<p style="margin:0 0 20px">${words}</p>`
}

/** The logo in letters: mail programs draw no SVG. */
const mark = `<span class="button" aria-hidden="true" style="display:inline-block;width:32px;margin-right:10px;border-radius:9px;background:${teal};color:#ffffff;font-size:24px;line-height:32px;text-align:center">e</span>`

/** A page in our design, in one column. It loads nothing, not even pictures, so that opening it cannot be tracked. */
const columnHtml = (title: string, content: string, lang = 'pt-BR'): string =>
  `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}${darkRules}</style><title>${escapeHtml(title)}</title></head>
<body class="ground" style="margin:0;background:${ground};color:${ink};${font};font-size:16px;line-height:1.5">
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 20px;font-size:20px;font-weight:700;letter-spacing:-0.02em">${mark}emma</td></tr>
<tr><td class="card" style="padding:32px 28px 12px;border:1px solid ${hairline};border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.3">${escapeHtml(unbroken(title))}</h1>
${content}
</td></tr>
<tr><td class="dim" style="padding:20px 4px 0;color:${dim};font-size:13px">Emma · ${lang === 'en' ? 'telemedicine' : 'telemedicina'}</td></tr>
</table></td></tr></table></body></html>
`

const paragraphs = (letter: string): string => letter.split('\n\n').map(paragraph).join('\n')

/** The signature separator of mail programs: what follows is not the message. */
const FINE_PRINT = '\n\n-- \n'
export const withFinePrint = (letter: string, finePrint: string): string =>
  `${letter}${FINE_PRINT}${finePrint}`

const small = `margin:12px 0 0;padding-top:16px;border-top:1px solid ${hairline};color:${dim};font-size:13px`

/** The HTML part. */
export const letterHtml = (subject: string, letter: string, lang?: string): string => {
  const [words = '', finePrint] = letter.split(FINE_PRINT)
  const below =
    finePrint === undefined ? '' : `<div class="dim" style="${small}">${paragraph(finePrint)}</div>`
  return columnHtml(subject, `${paragraphs(words)}\n${below}`, lang)
}

/** A page opened from an e-mail's link, without the app: a short text, and a button that posts to the same address. */
export const pageHtml = (page: {
  readonly lang?: string | undefined
  readonly title: string
  readonly text: string
  readonly button?: string | undefined
}): string => {
  const style = `${button};border:0;font:inherit;cursor:pointer`
  const form =
    page.button === undefined
      ? ''
      : `<form method="post" style="margin:0 0 20px"><button class="button" style="${style}">${escapeHtml(page.button)}</button></form>`
  return columnHtml(page.title, `${paragraph(page.text)}\n${form}`, page.lang)
}
