/** What a specialty is for, by its address in the catalogue; written to help to choose, not to diagnose. */
export default {
  'clinica-medica':
    'O clínico cuida do adulto como um todo: febre, dor, cansaço, pressão, exames de rotina e renovação de receitas. É por onde começar quando você não sabe qual especialidade procurar.',
  'medico-generalista':
    'O médico generalista atende queixas comuns do dia a dia, acompanha tratamentos e encaminha a um especialista quando é preciso.',
  cardiologia:
    'Cuida do coração e da circulação: pressão alta, palpitações, colesterol, avaliação antes de cirurgia e acompanhamento de quem já tem doença cardíaca. Dor no peito forte ou súbita é emergência: ligue 192.',
  dermatologia:
    'Cuida da pele, dos cabelos e das unhas: acne, manchas, alergias, queda de cabelo, pintas e micoses. Muita coisa se resolve por vídeo, com boas fotos.',
  'ginecologia-e-obstetricia':
    'Cuida da saúde da mulher em todas as fases: ciclo menstrual, contracepção, pré-natal, menopausa e exames preventivos.',
  pediatria:
    'Acompanha bebês, crianças e adolescentes: crescimento, alimentação, vacinas, febre, tosse e dúvidas dos pais.',
  psiquiatria:
    'Cuida de depressão, ansiedade, insônia, TDAH, bipolaridade e dependência, com avaliação e, quando ajuda, medicamento. Em crise, ligue 188 (CVV) ou 192 (SAMU).',
  psicologia:
    'A terapia ajuda a lidar com ansiedade, tristeza, luto, relacionamentos e mudanças. As sessões por vídeo seguem as regras do Conselho Federal de Psicologia.',
  'ortopedia-e-traumatologia':
    'Cuida de ossos, articulações e músculos: coluna, joelho, ombro, entorses, tendinites e recuperação depois de uma lesão.',
  fisioterapia:
    'Trata dor e recupera movimento: coluna, postura, pós-operatório e lesões do esporte, com exercícios orientados.',
  endocrinologia:
    'Cuida de hormônios e metabolismo: diabetes, tireoide, obesidade, colesterol e alterações do crescimento.',
  neurologia:
    'Cuida do cérebro e dos nervos: enxaqueca, tontura, formigamento, memória, tremores e epilepsia. Fala enrolada, boca torta ou fraqueza súbita é emergência: ligue 192.',
  nutricao:
    'Monta um plano alimentar para o seu dia a dia: emagrecimento, ganho de massa, diabetes, intolerâncias e alimentação das crianças.',
  odontologia:
    'Cuida de dentes e gengivas. Por vídeo, orienta dor, urgências e próximos passos; procedimentos são no consultório.',
  fonoaudiologia: 'Cuida de fala, voz, audição e deglutição, em crianças e adultos.',
} as const
