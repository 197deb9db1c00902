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
  accept: 'I have read and accept the term',
  accepting: 'Saving',
  intro: 'Before the first video consultation, read and accept this term.',
  acceptedOn: 'Accepted on {{date}}',
} satisfies Translated<typeof pt>
