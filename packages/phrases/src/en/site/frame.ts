import type pt from '../../pt/site/frame.ts'
import type { Translated } from '../../translated.ts'

export default {
  brand: 'Emma',
  skip: 'Skip to content',
  home: 'Emma, home page',
  menu: 'Menu',
  nav: 'Main',
  specialties: 'Specialties',
  search: 'Search',
  now: 'Urgent care',
  professionals: 'For professionals',
  help: 'Help',
  otherLanguage: 'Português',
  login: 'Sign in',
  register: 'Create account',
  account: 'My account',
  footer: {
    label: 'Footer',
    specialties: 'Specialties',
    all: 'All specialties',
    cities: 'Near you',
    city: '{{specialty}} {{city}}',
    emma: 'Emma',
    verify: 'Verify a document',
    contact: 'Contact us',
    legal: 'Legal',
    terms: 'Terms of use (in Portuguese)',
    privacy: 'Privacy policy (in Portuguese)',
    about: 'About Emma (in Portuguese)',
    emergency:
      'In an emergency in Brazil, call 192 (SAMU). For emotional support, call 188 (CVV). Emma does not replace an emergency room.',
    rights: '© {{year}} Emma. Health care near you.',
  },
  breadcrumb: 'You are here',
  start: 'Home',
  failed: {
    home: 'Back to the home page',
    contact: 'Contact us',
  },
  missing: {
    title: 'Page not found',
    text: 'The address may have changed or been mistyped.',
    goneTitle: 'This profile has left Emma',
    goneText: 'This professional no longer sees patients here. Others can help you.',
    placeTitle: 'Nobody in this city yet',
    placeText:
      'There are no professionals in {{what}} in this city yet. See who works by video or in other cities.',
    search: 'Find professionals',
    home: 'Back to the home page',
  },
} satisfies Translated<typeof pt>
