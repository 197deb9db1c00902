import { formatDated } from '@emma/domain/format-date'

/*
 * A worker: formats once, as the first screen will. A browser reads its tables of languages and zones with the first
 * format of a process, which takes a phone's processor a third of a second; here it does so while the scripts are on their way, and
 * beside the thread that draws.
 */
for (const locale of ['pt-BR', 'en-GB'])
  formatDated(
    0,
    'America/Sao_Paulo',
    { weekday: 'short', month: 'short', day: 'numeric', hour: '2-digit' },
    locale,
  )
close()
