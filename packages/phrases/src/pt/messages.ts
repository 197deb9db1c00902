/** E-mails, SMS and WhatsApp messages, sent by the server; names in braces are filled in. */
export default {
  bookingConfirmed: {
    subject: 'Consulta confirmada: {{when}}',
    email:
      'Olá, {{name}}!\n\nSua consulta de {{specialty}} com {{specialist}} está confirmada para {{when}}.\n\nA sala de vídeo abre 10 minutos antes. Acompanhe em {{url}}.',
    text: 'Emma: consulta com {{specialist}} confirmada para {{when}}. Detalhes: {{url}}',
  },
} as const
