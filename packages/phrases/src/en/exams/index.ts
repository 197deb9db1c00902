import type pt from '../../pt/exams/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  subtitle: 'Store your test results here. Whoever treats you can see them.',
  back: 'Health',
  none: 'No test results yet',
  noneDetail:
    'Take a picture of the report or choose a PDF: it stays here, and the specialist who treats you can see it.',
  view: 'View',
  viewOf: 'View {{title}}',
  download: 'Download',
  downloadOf: 'Download {{title}}',
  removeOf: 'Delete {{title}}',
  kinds: { pdf: 'PDF', picture: 'Picture' },
  openFailed: 'The test result could not be opened. Try again.',
  picture: '{{title}}, from {{date}}',
  removing: {
    title: 'Delete this test result?',
    detail: '{{title}}, from {{date}}. The file is erased and cannot be brought back.',
    confirm: 'Delete test result',
    done: 'Test result deleted.',
  },
  upload: {
    title: 'Send test results',
    hint: '{{types}}, up to {{max}} each. You may choose several at once.',
    choose: 'Choose files',
    more: 'Choose more files',
    name: 'Name of the test',
    namePlaceholder: 'Blood count',
    date: 'Date of the test',
    send_one: 'Send test result',
    send_other: 'Send {{count}} test results',
    takeOut: 'Remove {{name}} from the list',
    waiting: 'Waiting',
    sent: '{{name}} is saved.',
    exists: 'This file was already sent on {{date}}, under the name “{{title}}”.',
    sendAnyway: 'Send it anyway',
    sendAnywayOf: 'Send it anyway: {{name}}',
    leaveOut: 'Do not send',
    leaveOutOf: 'Do not send: {{name}}',
    arrived:
      'This file had already arrived, with the earlier data. Check the list; to change it, delete the test result and send it again.',
  },
} satisfies Translated<typeof pt>
