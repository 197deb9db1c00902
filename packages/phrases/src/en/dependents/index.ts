import type pt from '../../pt/dependents/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  section: {
    none: 'You have not added any dependents yet.',
    add: 'Add a dependent',
    limit: 'An account may have up to {{count}} dependents.',
    edit: 'Edit',
    editOf: 'Edit {{name}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    age_one: '{{count}} year',
    age_other: '{{count}} years',
    newborn: 'Less than 1 year',
  },
  form: {
    addTitle: 'New dependent',
    editTitle: 'Details of {{name}}',
    name: 'Full name',
    birthDate: 'Date of birth',
    sex: 'Sex (optional)',
    sexNone: 'Do not say',
    relation: 'Who this person is to you',
    choose: 'Choose',
    cpf: 'CPF (optional)',
    cpfHint: 'Shown on prescriptions. You can add it later.',
    guardianship: 'Have the court document at hand: the specialist may ask to see it.',
    save: 'Save',
    cancel: 'Cancel',
    added: '{{name}} is one of your dependents now.',
    saved: 'Changes saved.',
  },
  relations: {
    child: 'Son or daughter',
    stepchild: 'Stepchild',
    grandchild: 'Grandchild',
    sibling: 'Brother or sister',
    guardianship: 'Guardianship',
    other: 'Other relative',
  },
  removing: {
    title: 'Remove {{name}}?',
    detail: 'You will not be able to book for this person. What was written so far is kept.',
    confirm: 'Remove dependent',
    done: '{{name}} is no longer one of your dependents.',
  },
  who: { label: 'Whose', me: 'Me', removed: '{{name}} (removed)' },
} satisfies Translated<typeof pt>
