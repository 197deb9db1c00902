import type pt from '../../pt/site/lists.ts'
import type { Translated } from '../../translated.ts'

export default {
  specialties: {
    title: 'Specialties with prices and times upfront | Emma',
    description:
      'All specialties on Emma, with how many professionals there are and prices from. Choose one, see free times and book your consultation online.',
    heading: 'Specialties',
    lead: 'Choose one to see who offers it, what it costs and when the next free time is.',
  },
  specialty: {
    title: '{{name}}: prices, times and reviews | Emma',
    titleCity: '{{name}} {{inCity}}: prices and times | Emma',
    description:
      '{{name}}: {{people}}, consultations from {{from}} to {{to}}, by video or in person. Compare reviews and free times and book online.',
    descriptionNobody: '{{name}}: nobody offers it on Emma yet.',
    headingCity: '{{name}} {{inCity}}',
    facts: '{{people}} · consultations from {{from}} to {{to}}',
    factsSame: '{{people}} · consultations at {{from}}',
    factsCity: '{{people}} based in {{city}} - {{uf}}',
    people: 'Who you can see',
    all: 'See all and filter',
    nobody: 'Nobody offers this specialty on Emma for now.',
    cities: '{{name}} by city',
    everywhere: '{{name}} all over Brazil',
    others: 'Other specialties',
    faqTitle: 'Questions about {{name}}',
    faq: [
      {
        q: 'How much does a consultation cost ({{name}})?',
        a: 'On Emma, today, {{from}} to {{to}}. Each professional’s price is shown before you book and does not change afterwards.',
      },
      {
        q: 'Can I have a consultation by video ({{name}})?',
        a: 'Yes, with those who offer consultations by video. If the professional finds that an examination in person is needed, they tell you how to go on.',
      },
      {
        q: 'How do I know that the professional is qualified?',
        a: 'We check the council registration before the first consultation. Physicians name a specialty only with its RQE (specialist registration), which is shown on the profile.',
      },
      {
        q: 'What if I have to cancel?',
        a: 'Up to {{hours}} hours before the start you get a full refund. After that, the screen shows how much comes back before you confirm.',
      },
    ],
  },
  search: {
    title: 'Find health professionals in Brazil | Emma',
    titleFor: '{{what}}: find professionals | Emma',
    description:
      'Search by symptom, specialty, name or city and compare prices, reviews and free times in Brazil.',
    heading: 'Find professionals',
    headingFor: 'Results for “{{q}}”',
    filters: 'Filters',
    q: 'What are you looking for?',
    specialty: 'Specialty',
    anySpecialty: 'All',
    city: 'City',
    mode: 'How',
    duty: 'Urgent care',
    onDuty: 'On duty now',
    price: 'Price',
    anyPrice: 'Any price',
    upTo: 'Up to {{price}}',
    counted: '{{words}} ({{count}})',
    day: 'Day',
    anyDay: 'Any day',
    order: 'Sort by',
    orders: { next_slot: 'Earliest time', price: 'Lowest price', rating: 'Best rating' },
    go: 'See results',
    clear: 'Clear filters',
    one: '1 professional found',
    many: '{{count}} professionals found',
    none: 'Nobody found',
    noneHelp: 'Try other words or remove a filter.',
    noneGo: 'See all specialties',
    meant: 'Who usually sees people for this:',
    notTriage: 'The search is neither a diagnosis nor triage.',
    previous: 'Previous page',
    next: 'Next page',
    pages: 'Pages',
    of: 'Page {{page}} of {{pages}}',
    emergency: {
      '192': {
        title: 'This may be an emergency',
        text: 'If the symptom is strong, started suddenly or is getting worse, don’t wait for a consultation. Call SAMU, Brazil’s ambulance service, now.',
        call: 'Call 192 (SAMU)',
        href: 'tel:192',
      },
      '188': {
        title: 'You don’t have to go through this without help',
        text: 'CVV talks with you now, free of charge, at any hour and in confidence (in Portuguese). If there is immediate risk, call 192 (SAMU).',
        call: 'Call 188 (CVV)',
        href: 'tel:188',
      },
    },
  },
} satisfies Translated<typeof pt>
