import type pt from '../../pt/site/texts.ts'
import type { Translated } from '../../translated.ts'
import subjects from '../common/contact-subjects.ts'

export default {
  version: 'Version {{version}}, published on {{date}}',
  textDescription: '{{title}}: the text in force, published by Emma.',
  help: {
    title: 'Help | Emma',
    description: 'Answers about video consultations, payments, refunds, prescriptions and privacy on Emma.',
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
        a: 'Search by symptom, specialty, name or city and choose an available time. Confirm your e-mail with a code, fill in your details and pay. Your time is held in the meantime.',
      },
      {
        q: 'How can I pay?',
        a: 'By Pix, credit card or the credit in your Emma wallet. Credit can also cover part of the price, with Pix or a card covering the rest.',
      },
      {
        q: 'I didn’t get the code. What now?',
        a: 'Wait a minute and request another one. Check that your e-mail address is right, and look in your spam folder.',
      },
      {
        q: 'I forgot my password. What now?',
        a: 'Under Sign in, choose “Forgot my password” and enter your e-mail. You get a message to set a new one.',
      },
      {
        q: 'How do I reschedule a consultation?',
        a: 'Open the consultation in your schedule and choose to reschedule it. The screen shows the available times and how late you can still change it.',
      },
      {
        q: 'Can I book for my child or someone else in my family?',
        a: 'Yes. Add the person in Profile, Family, and choose who the consultation is for when you book.',
      },
      {
        q: 'The call dropped. What now?',
        a: 'It usually reconnects automatically. If it doesn’t, open the consultation again from your schedule: it picks up where it left off.',
      },
      {
        q: 'Where is my prescription?',
        a: 'In Health, with your certificates and test requests. The PDF has a code that a pharmacy can check online.',
      },
      {
        q: 'Who can see my health record?',
        a: 'The professionals who treat you. Every access is logged, and in Health you can see who looked at it, when and why.',
      },
      {
        q: 'How do I delete my account?',
        a: 'In Profile, Privacy. There you can also download a copy of your data. Health records are kept for as long as the law requires.',
      },
    ],
  },
  contact: {
    title: 'Contact',
    description:
      'Write to Emma’s support team about consultations, payments, your account or your professional registration.',
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
      nome: 'Enter your name, up to 120 characters.',
      email: 'Enter a valid e-mail address, such as name@example.com.',
      assunto: 'Choose a subject.',
      mensagem: 'Write your message, up to 4,000 characters.',
      erro: 'The error code is too long.',
    },
    states: {
      wrong: 'Check the marked fields. Nothing has been sent yet.',
      failed:
        'We could not send your message right now. What you wrote is below: try again in a few minutes.',
      limited: 'Too many messages in a short time. Wait a minute and send it again.',
      limitedToday:
        'We received too many messages from your network today. Write to {{email}}, or try again tomorrow.',
    },
    sent: 'Message sent',
    sentText: 'We received your message and will answer by e-mail.',
    back: 'Back to the home page',
    trap: 'Leave this empty',
    letterSubject: '[{{subject}}] Message from {{name}}',
    letter:
      '{{name}} ({{address}}) wrote on the contact page, in English.\n\nSubject: {{subject}}\n\nError code: {{error}}\n\n{{message}}',
    noError: 'none',
  },
  verify: {
    title: 'Verify a prescription, certificate or test request | Emma',
    description:
      'Check whether a document was issued by Emma: type the code printed on it or scan its QR code.',
    heading: 'Verify a document',
    lead: 'Enter the code printed on the document. You will see who issued it, when, and whether it is still valid.',
    label: 'Document code',
    hint: 'E.g. AAAA-BBBB-CCCC',
    go: 'Verify',
    qr: 'Do you have it on paper? Point your phone’s camera at the QR code: it opens this page with the code filled in.',
    scan: {
      start: 'Scan the QR code with the camera',
      stop: 'Turn off the camera',
      view: 'What the camera sees',
      failed: 'We could not use the camera. Check the browser’s permission or type the code.',
    },
    farm: 'For pharmacies',
    farmText:
      'The page shows the medicine, how to take it, the date and how long the prescription is valid. Controlled prescriptions follow Anvisa’s rules.',
  },
  professionals: {
    title: 'Emma for health professionals: schedule, video and records',
    description:
      'Schedule, video, health records, digital prescriptions and payments in one place. No monthly fee: Emma keeps {{percent}}% of each paid consultation.',
    heading: 'See more people, manage less.',
    lead: 'Schedule, video, records, prescriptions and payments in one place. You set your times, locations and prices.',
    go: 'Register as a professional',
    priceTitle: 'What it costs',
    priceText:
      'No monthly fee and nothing to pay to join. Emma keeps {{percent}}% of each paid consultation.',
    calculator: {
      price: 'Your price per consultation, in reais',
      consultations: 'Consultations per month',
      go: 'Calculate',
      each: 'You receive {{amount}} per consultation',
      fee: 'Emma keeps {{amount}} ({{percent}}%).',
      month: 'With {{count}} consultations per month: {{amount}}.',
      monthOne: 'With 1 consultation per month: {{amount}}.',
    },
    table: 'What you receive per consultation',
    columns: { price: 'Your price', fee: 'Emma', yours: 'You receive' },
    payout: 'The money can be withdrawn {{days}} days after the consultation.',
    included: 'What is included',
    items: [
      {
        title: 'A schedule that looks after itself',
        text: 'Times by location or by video, time off, holidays, a waiting list and patient reminders.',
      },
      {
        title: 'Video with nothing to install',
        text: 'In the browser, with a camera test, and it continues with audio only when the patient’s connection is weak.',
      },
      {
        title: 'Records that keep up',
        text: 'History, management, templates and ICD-10, stored and signed as Brazilian law requires.',
      },
      {
        title: 'Prescriptions and certificates',
        text: 'As PDFs with a verification code; with your ICP-Brasil certificate, they carry a qualified signature.',
      },
      {
        title: 'Clear payments',
        text: 'Pix and card, payouts checked to the centavo, and withdrawals to your account.',
      },
      {
        title: 'On duty when you like',
        text: 'Join urgent care for a few hours and see the patients who are waiting.',
      },
    ],
    faqTitle: 'Questions from professionals',
    faq: [
      {
        q: 'Who can see patients?',
        a: 'Professionals with an active registration with a Brazilian health council. We check the registration before your schedule opens.',
      },
      {
        q: 'Do I need an RQE?',
        a: 'To advertise a medical specialty, yes (CFM Resolution 2.336/2023). Without an RQE, physicians see patients as general practitioners.',
      },
      {
        q: 'Who owns the patient’s data?',
        a: 'The patient does, under your professional responsibility. Every access is logged, and the record can be exported.',
      },
    ],
  },
} satisfies Translated<typeof pt>
