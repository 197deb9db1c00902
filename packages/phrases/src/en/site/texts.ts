import type pt from '../../pt/site/texts.ts'
import type { Translated } from '../../translated.ts'
import subjects from '../common/contact-subjects.ts'

export default {
  version: 'Version {{version}}, published on {{date}}',
  textDescription: '{{title}}: the text in force, published by Emma.',
  help: {
    title: 'Help | Emma',
    description:
      'Answers about consultations by video, payments, refunds, prescriptions and privacy on Emma.',
    heading: 'How can we help?',
    label: 'Search the help',
    hint: 'E.g. prescription',
    go: 'Search',
    pages: 'Pages in Portuguese',
    found: 'Results for “{{q}}”',
    none: 'Nothing in our help is about this. Try other words, or write to us.',
    write: 'Write to us',
    questions: [
      {
        q: 'How do I book a consultation?',
        a: 'Search by symptom, specialty, name or city and choose a free time. Confirm your e-mail with a code, fill in your details and pay. The time is kept for you meanwhile.',
      },
      {
        q: 'How can I pay?',
        a: 'By Pix, credit card or the credit in your Emma wallet. The credit may also cover a part, and Pix or the card the rest.',
      },
      {
        q: 'I didn’t get the code. What now?',
        a: 'Wait a minute and ask for another one. Check that the e-mail is right, and look in your spam folder.',
      },
      {
        q: 'How do I reschedule a consultation?',
        a: 'Open the consultation in your agenda and choose to reschedule. The screen shows the free times and until when you can change.',
      },
      {
        q: 'Can I book for my child or someone else in my family?',
        a: 'Yes. Add the person in Profile, Family, and choose who the consultation is for when you book.',
      },
      {
        q: 'The call dropped. What now?',
        a: 'It usually comes back by itself. If it doesn’t, open the consultation from your agenda again: it goes on where it stopped.',
      },
      {
        q: 'Where is my prescription?',
        a: 'In Health, with your certificates and exam requests. The PDF has a code that a pharmacy can check online.',
      },
      {
        q: 'Who can see my health record?',
        a: 'The professionals who attend you. Every access is logged, and in Health you see who looked, when and why.',
      },
      {
        q: 'How do I delete my account?',
        a: 'In Profile, Privacy. There you can also download a copy of your data. Health records are kept for as long as the law requires.',
      },
    ],
  },
  contact: {
    title: 'Contact Emma',
    description:
      'Write to Emma’s support about consultations, payments, your account or your professional registration.',
    heading: 'Contact us',
    lead: 'We answer by e-mail. Don’t send test results or details of your health here: for that, use the chat with your professional.',
    emergency: 'In an emergency, call 192 (SAMU).',
    name: 'Your name',
    email: 'Your e-mail',
    subject: 'Subject',
    message: 'Message',
    go: 'Send message',
    subjects,
    wrong: {
      nome: 'Give your name, with up to 120 letters.',
      email: 'Give a valid e-mail address, like name@example.com.',
      assunto: 'Choose a subject.',
      mensagem: 'Write your message, with up to 4,000 letters.',
      erro: 'The error code is too long.',
    },
    states: {
      wrong: 'Check the fields that are marked. Nothing has been sent yet.',
      failed: 'We could not send it right now. What you wrote is below: try again in a few minutes.',
      limited: 'Many messages in a short time. Wait a minute and send it again.',
      limitedToday:
        'We got many messages from your network today. Write to {{email}}, or try again tomorrow.',
    },
    sent: 'Message sent',
    sentText: 'We got your message and will answer by e-mail.',
    back: 'Back to the home page',
    trap: 'Leave this empty',
    letterSubject: '[{{subject}}] Message from {{name}}',
    letter:
      '{{name}} ({{address}}) wrote on the contact page, in English.\n\nSubject: {{subject}}\n\nError code: {{error}}\n\n{{message}}',
    noError: 'none',
  },
  verify: {
    title: 'Verify a prescription, certificate or exam request | Emma',
    description:
      'Check whether a document was issued by Emma: type the code printed on it or point the camera at its QR.',
    heading: 'Verify a document',
    lead: 'Type the code printed on the document. You see who issued it, when, and whether it is still valid.',
    label: 'Code of the document',
    hint: 'E.g. AAAA-BBBB-CCCC',
    go: 'Verify',
    qr: 'Do you have it on paper? Point your phone’s camera at the QR: it opens this check with the code filled in.',
    scan: {
      start: 'Read the QR with the camera',
      stop: 'Turn off the camera',
      view: 'What the camera sees',
      failed: 'We could not use the camera. Check the browser’s permission or type the code.',
    },
    farm: 'For pharmacies',
    farmText:
      'The check shows the medicine, how to take it, the date and how long it is valid. Controlled prescriptions follow Anvisa’s rules.',
  },
  professionals: {
    title: 'Emma for health professionals: schedule, video and records',
    description:
      'Schedule, video, health records, digital prescriptions and payments in one place. No monthly fee: Emma keeps {{percent}}% of each paid consultation.',
    heading: 'See more people, manage less.',
    lead: 'Schedule, video, records, prescriptions and payments in one place. You decide on times, places and prices.',
    go: 'Register as a professional',
    priceTitle: 'What it costs',
    priceText:
      'No monthly fee and nothing to pay to join. Emma keeps {{percent}}% of each paid consultation.',
    calculator: {
      price: 'Your price per consultation, in reais',
      consultations: 'Consultations a month',
      go: 'Calculate',
      each: 'You receive {{amount}} per consultation',
      fee: 'Emma keeps {{amount}} ({{percent}}%).',
      month: 'With {{count}} consultations in a month: {{amount}}.',
      monthOne: 'With 1 consultation in a month: {{amount}}.',
    },
    table: 'What you receive for a consultation',
    columns: { price: 'Your price', fee: 'Emma', yours: 'You receive' },
    payout: 'The money can be withdrawn {{days}} days after the consultation.',
    included: 'What is included',
    items: [
      {
        title: 'A schedule that looks after itself',
        text: 'Times by place or by video, time off, holidays, a waiting list and reminders to patients.',
      },
      {
        title: 'Video with nothing to install',
        text: 'In the browser, with a camera test, and it goes on with sound alone when the patient’s connection is weak.',
      },
      {
        title: 'Records that keep up',
        text: 'History, conduct, templates and ICD-10, kept and signed as Brazilian law asks.',
      },
      {
        title: 'Prescriptions and certificates',
        text: 'As PDF with a verification code; with your ICP-Brasil certificate they carry a qualified signature.',
      },
      {
        title: 'Clear payments',
        text: 'Pix and card, shares checked to the centavo and withdrawals to your account.',
      },
      {
        title: 'On duty when you like',
        text: 'Join urgent care for a few hours and see who is waiting.',
      },
    ],
    faqTitle: 'Questions of professionals',
    faq: [
      {
        q: 'Who can see patients?',
        a: 'Professionals with an active registration in a Brazilian health council. We check the registration before the schedule opens.',
      },
      {
        q: 'Do I need an RQE?',
        a: 'To name a medical specialty, yes (CFM Resolution 2,336/2023). Without an RQE, physicians see patients as general practitioners.',
      },
      {
        q: 'Whose are the patient’s data?',
        a: 'The patient’s, under your professional responsibility. Every access is logged, and the record can be exported.',
      },
    ],
  },
} satisfies Translated<typeof pt>
