import type pt from '../../pt/exams/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  subtitle: 'Keep the files of your exams. Who attends you can see them.',
  back: 'Health',
  none: 'No exams kept.',
  noneDetail:
    'Take a picture of the report or choose a PDF: it stays here, and the specialist who attends you can see it.',
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
    takeOut: 'Take {{name}} out of the list',
    waiting: 'Waiting',
    sent: '{{name}} is kept.',
  },
} satisfies Translated<typeof pt>
