import { formatDated } from '@emma/domain/format-date'

/*
 * A worker that formats a date in each language once. With a process's first format the browser reads its tables of languages
 * and zones, which takes a phone a third of a second; here this happens while the scripts load, and off the main thread.
 */
for (const locale of ['pt-BR', 'en-GB'])
  formatDated(
    0,
    'America/Sao_Paulo',
    { weekday: 'short', month: 'short', day: 'numeric', hour: '2-digit' },
    locale,
  )
close()
