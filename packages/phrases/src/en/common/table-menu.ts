import type pt from '../../pt/common/table-menu.ts'
import type { Translated } from '../../translated.ts'

export default {
  file: 'Download spreadsheet (CSV)',
  filePending: 'Preparing the spreadsheet…',
  fileCut:
    'The spreadsheet has the first {{rows}} of {{total}} rows. Filter the list to download the others.',
  usual: 'Default order',
  up: '{{header}}: ascending',
  down: '{{header}}: descending',
} as const satisfies Translated<typeof pt>
