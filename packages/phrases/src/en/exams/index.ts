import type pt from '../../pt/exams/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  subtitle: 'Store your exams here. Whoever treats you can see them.',
  back: 'Health',
  none: 'No exams yet.',
  noneDetail:
    'Take a picture of the report or choose a PDF: it stays here, and the specialist who treats you can see it.',
  view: 'View',
  viewOf: 'View {{title}}',
  download: 'Download',
  downloadOf: 'Download {{title}}',
  removeOf: 'Delete {{title}}',
  kinds: { pdf: 'PDF', picture: 'Picture' },
  openFailed: 'The exam could not be opened. Try again.',
  picture: 'Exam {{title}}, of {{date}}',
  removing: {
    title: 'Delete this exam?',
    detail: '{{title}}, of {{date}}. The file is erased and cannot be brought back.',
    confirm: 'Delete exam',
    done: 'Exam deleted.',
  },
  upload: {
    title: 'Send exams',
    hint: '{{types}}, up to {{max}} each. You may choose several at once.',
    choose: 'Choose files',
    more: 'Choose more files',
    name: 'Name of the exam',
    namePlaceholder: 'Blood count',
    date: 'Date of the exam',
    send_one: 'Send exam',
    send_other: 'Send {{count}} exams',
    takeOut: 'Remove {{name}} from the list',
    waiting: 'Waiting',
    sent: '{{name}} is saved.',
  },
} satisfies Translated<typeof pt>
