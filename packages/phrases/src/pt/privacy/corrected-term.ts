/**
 * The telemedicine term before its wording was corrected, with the same meaning: earlier acceptances refer to these
 * words.
 */
export default {
  version: '2026-11-2',
  title: 'Termo de consentimento para teleconsulta',
  paragraphs: [
    'A teleconsulta é um atendimento de saúde feito a distância, por vídeo e áudio, entre você e o especialista que atende você, com hora marcada ou pelo pronto atendimento. Ela é regulada no Brasil pela Resolução CFM nº 2.314/2022.',
    'Sem exame físico presencial, a teleconsulta tem limites. O especialista pode indicar que você seja atendido presencialmente, e você pode pedir isso a qualquer momento.',
    'A teleconsulta não substitui o atendimento de emergência, nem mesmo a do pronto atendimento da Emma. Com risco à vida, dor no peito, falta de ar ou outro sinal grave, ligue para o SAMU (192) ou procure o pronto-socorro mais próximo.',
    'O que for informado na consulta fica registrado no seu prontuário, sob sigilo profissional, guardado por no mínimo 20 anos (Lei nº 13.787/2018) e protegido pela LGPD (Lei nº 13.709/2018). A Emma não grava o vídeo nem o áudio da consulta.',
    'Para a sua privacidade, faça a consulta em um lugar reservado e com conexão estável. Se a ligação cair, ela volta sozinha ou pode ser retomada no mesmo horário.',
    'Você participa por vontade própria e pode desistir a qualquer momento, sem prejuízo de outro atendimento.',
  ],
} as const
