import type pt from '../../pt/dependents/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  section: {
    none: 'You have not added any dependents yet.',
    add: 'Add a dependent',
    limit: 'An account can have up to {{count}} dependents.',
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
    editTitle: '{{name}}’s details',
    name: 'Full name',
    birthDate: 'Date of birth',
    sex: 'Sex (optional)',
    sexNone: 'Prefer not to say',
    relation: 'Who this person is to you',
    choose: 'Choose',
    cpf: 'CPF (optional)',
    cpfHint: 'Shown on prescriptions. You can add it later.',
    guardianship: 'Have the court document at hand: the specialist may ask to see it.',
    save: 'Save',
    cancel: 'Cancel',
    added: '{{name}} is now one of your dependents.',
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
    detail: 'You will no longer be able to book for this person. What has been recorded so far is kept.',
    confirm: 'Remove dependent',
    done: '{{name}} is no longer one of your dependents.',
  },
  who: { label: 'Patient', me: 'Me', removed: '{{name}} (removed)' },
} satisfies Translated<typeof pt>
