import type pt from '../../pt/common/palette.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Go to',
  search: 'Search',
  hint: {
    admin: 'Screen, patient or specialist',
    specialist: 'Patient, screen or action: book Paula Tuesday 10h',
    customer: 'Screen or specialist',
  },
  list: 'What to open',
  action: 'Action',
  block: {
    part: 'Block {{day}}, {{part}}',
    day: 'Block {{day}}, the whole day',
    days: 'Block {{day}} to {{until}}',
    hours: 'Block {{day}}, {{from}} to {{to}}',
  },
  parts: { manha: 'in the morning', tarde: 'in the afternoon', noite: 'in the evening' },
  issue: 'Certificate, exam request or other document for {{name}}',
  change: 'Appointments of {{name}}: reschedule or cancel',
  day: 'Calendar of {{day}}',
  prescribe: 'New prescription for {{name}}',
  book: 'Book an appointment for {{name}}',
  bookAt: 'New appointment for {{name}}: {{moment}}',
  bookMoment: 'New appointment: {{moment}}',
  screen: 'Screen',
  customer: 'Patient',
  specialist: 'Specialist',
  noneBlock:
    'Say a day or one period: “block Friday from 2pm to 4pm”, “vacation from 10 to 20 December”. What repeats every week is set in Hours.',
  noneDocument:
    'None of your patients has that name. Say who it is for: “prescription for Paula”, “certificate for Paula”.',
  noneBooking:
    'None of your patients has that name. Examples: “book Paula Tuesday 10am”, “return visit Paula”.',
  none: 'Nothing found with that name.',
  failed: 'People could not be searched right now.',
  keys: '↑↓ move · Enter open · Esc close',
  help: {
    title: 'Keys of this screen',
    hint: 'elsewhere, ? shows the keys of the screen',
    here: 'On this screen',
    everywhere: 'On every screen',
    search: 'Search for a patient, screen or action',
    open: 'Show these keys',
    close: 'Close what is open',
    cards: {
      title: 'Record with Emma',
      pick: 'Pick the phrase or suggestion of that number',
      pickWriting: 'The same, while you write',
      write: 'Begin to write',
      next: 'Go to the next step',
      back: 'Go back a step',
      line: 'New line in the text',
      leave: 'Leave the text',
    },
    call: {
      title: 'Call',
      mic: 'Turn the microphone on or off',
      camera: 'Turn the camera on or off',
    },
  },
} satisfies Translated<typeof pt>
