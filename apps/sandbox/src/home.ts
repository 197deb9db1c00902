import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Message } from './messages/kept-message.ts'
import type { Charge } from './model.ts'
import { phrases } from './phrases.ts'

const SHOWN = 100

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const dateTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const STYLE = `
:root { color-scheme: light dark; --ground: #faf6ef; --sheet: #fff; --line: #e6e1d7; --ink: #13201f; --muted: #566664; --teal: #0b6e69; --on-teal: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #101a19; --sheet: #182524; --line: #2b3a38; --ink: #e6eceb; --muted: #a4b2b0; --teal: #5db8af; --on-teal: #0a1514; } }
body { font: 15px/1.5 Figtree, system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink); }
h1 { font-size: 1.5625rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .25rem; }
h2 { font-size: 1.0625rem; margin: 2rem 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--sheet); }
li + li { border-top: 1px solid var(--line); }
li { padding: .875rem 0; }
a { color: var(--teal); }
header p, .about { color: var(--muted); margin: 0; }
.about { font-size: .8125rem; overflow-wrap: anywhere; }
.row { display: flex; gap: 1rem; align-items: center; justify-content: space-between; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0 0; }
header.row { align-items: baseline; }
button { font: inherit; font-weight: 600; padding: .5rem 1.25rem; border: 0; border-radius: 8px; background: var(--teal); color: var(--on-teal); cursor: pointer; }
`

/** Emma's logo (`apps/web/public/favicon.svg`). */
const MARK = `<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--teal)"/>
<g fill="none" stroke="var(--on-teal)" stroke-linecap="round" stroke-linejoin="round"><path d="M7.6 15.8h17A8.7 8.7 0 1 0 22.4 22" stroke-width="3.2"/>
<path d="M13.6 16.5v4.6l5.2-4.6z" fill="var(--on-teal)" stroke-width="1.4"/></g><circle cx="26.2" cy="6.4" r="2.3" fill="#f4a672"/></svg>`

const messageItem = ({ channel, to, subject, text, sent_at }: Message) => `<li>
<p class="about">${phrases.page.channel[channel]} · ${phrases.page.to} ${escapeHtml(to)} · ${dateTime.format(new Date(sent_at))}</p>
${subject === undefined ? '' : `<strong>${escapeHtml(subject)}</strong>`}<pre>${escapeHtml(text)}</pre></li>`

const pixItem = (charge: Charge, customer: string) => `<li class="row">
<span>${escapeHtml(customer)} · ${money.format(charge.amount / 100)}</span>
<form method="post" action="/_pix/${escapeHtml(charge.id)}/pay"><button>${phrases.page.pay}</button></form></li>`

function page(context: Context): string {
  const { charges, customers, messages } = context.state
  const sent = messages.all().slice(-SHOWN).reverse().map(messageItem)
  const pix = charges
    .filter((charge) => charge.pix !== null && charge.status === 'pending')
    .slice(-SHOWN)
    .reverse()
    .map((charge) => pixItem(charge, customers.get(charge.customer_id)?.name ?? ''))
  const { title, intro, reload, noMessages } = phrases.page
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
${MARK}
<header class="row"><div><h1>${title}</h1><p>${intro}</p></div><a href="/">${reload}</a></header>
${pix.length === 0 ? '' : `<h2>${phrases.page.pix}</h2><ul>${pix.join('')}</ul>`}
<h2>${phrases.page.messages}</h2>${sent.length === 0 ? `<p>${noMessages}</p>` : `<ul>${sent.join('')}</ul>`}
</body></html>`
}

/** Page where a user of the demo reads their confirmation code and pays their Pix. */
export function home(context: Context) {
  return async (app: FastifyInstance) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      )
      reply.header('cache-control', 'no-store')
    })
    app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(context)))
    app.get('/kyc/:id', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(`<!DOCTYPE html><html lang="pt-BR"><meta charset="utf-8"><title>${phrases.kyc.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>${MARK}<h1>${phrases.kyc.title}</h1><p>${phrases.kyc.text}</p></html>`),
    )
  }
}
