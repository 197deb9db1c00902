import type pt from '../pt/privacy.ts'
import type { Translated } from '../translated.ts'

export default {
  telemedicine: {
    version: '2026-11',
    title: 'Consent to telemedicine',
    paragraphs: [
      'A teleconsultation is health care given at a distance, by video and audio, between you and the specialist you chose. In Brazil it follows Resolution CFM 2.314/2022.',
      'Without a physical examination a teleconsultation has limits. The specialist may advise that you be seen in person, and you may ask for that at any time.',
      'A teleconsultation is not for emergencies. In an emergency call SAMU (192) or go to the nearest emergency room.',
      'What is said in the consultation is written in your health record, under professional secrecy, kept for at least 20 years (Law 13.787/2018) and protected by the LGPD (Law 13.709/2018). Emma records neither video nor audio.',
      'For your privacy, take the consultation in a private place with a stable connection. If the connection drops it comes back by itself, or can be resumed in the same time slot.',
      'You take part of your own will and may stop at any time, without harm to any other care.',
    ],
  },
  sharedHistory: {
    version: '2026-11',
    title: 'Shared history',
    paragraphs: [
      'With this permission, other specialists who care for you, with an appointment confirmed or held at Emma, may read the signed records that their colleagues wrote about you.',
      'Without it, each specialist sees only what they wrote themselves. You are cared for just the same.',
      'Each reading is recorded and you can see who read, when and why. You may take the permission back at any time; from then on the readings stop.',
    ],
  },
  copy: {
    readme: [
      'Copy of your data at Emma, made on {{moment}} (LGPD, art. 18, V).',
      '',
      'The .json files open in any text editor. Amounts in centavos; times in UTC.',
      '',
      'profile.json: your registration, contact and address',
      'appointments.json: appointments',
      'payments.json, refunds.json, credits.json, cards.json: payments, refunds, wallet and cards',
      'records.json, addenda.json: signed records and addenda',
      'prescriptions.json, documents.json and the folder documents: prescriptions, and their documents as PDF',
      'consents.json: texts that you accepted or took back',
      'access-log.json: who read or wrote your health data',
      'sessions.json: accesses to your account',
      'notifications.json, favorites.json, reviews.json: notices, favourites and reviews',
    ],
  },
  erased: {
    /** First and last name of a person whose account was erased. */
    name: ['Closed', 'account'],
    subject: 'Your account at Emma was erased',
    email:
      'Hello {{name}},\n\nYour account at Emma was erased, as requested. This is the last message that we send to this address.\n\nWhat the law tells us to keep stays, encrypted and without an account: the health record for 20 years (Law 13.787/2018) and payment records for 5 years.\n\nIf it was not you who asked, write to privacidade@emma.test.',
  },
  erasureOpen: {
    appointments: 'An appointment is coming or running. Cancel it or wait until it is over.',
    payments: 'A payment is being processed. Try again when it is done.',
    refunds: 'A refund is under way. Try again when it is done.',
    wallet: 'There is money in the wallet. Use the credit or ask for it back on the card.',
  },
  accept: 'I have read and accept the term',
  accepting: 'Saving',
  intro: 'Before the first video consultation, read and accept this term.',
  acceptedOn: 'Accepted on {{date}}',
} satisfies Translated<typeof pt>
