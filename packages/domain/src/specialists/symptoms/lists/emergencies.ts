import { complaints } from './complaints.ts'

/** Numbers to call: in despair the CVV (188), SAMU (192), after violence the women's line (180); the first that fits. */
export const helpLines = ['188', '192', '180'] as const
export type HelpLine = (typeof helpLines)[number]

/** Emergencies in which nobody should wait for an appointment. */
export const emergencies: Readonly<Record<HelpLine, readonly string[]>> = {
  '192': complaints(`dor no peito, aperto no peito, infarto, enfarto, infarte, enfarte, falta de ar,
    não consigo respirar, avc, derrame, desmaio, desmaiou, convulsão, convulsionando, boca torta, rosto torto,
    fala enrolada, fraqueza de um lado, sangramento intenso, sangrando muito, vomitando sangue, vômito com sangue, tossindo sangue,
    tosse com sangue, cuspindo sangue,
    envenenamento, overdose, remédio demais, remédios demais, comprimidos demais, tomei muitos remédios,
    tomei muito remédio, tomei muitos comprimidos, tomei todos os remédios, tomei veneno, bebeu veneno, bebeu água sanitária,
    engoliu pilha, engasgo, engasgado, afogamento, choque elétrico, reação alérgica grave,
    garganta fechando, queimadura grave, traumatismo craniano, bati a cabeça, atropelamento, facada, tiro,
    pior dor de cabeça da vida, perda súbita da visão, parada cardíaca, inconsciente, picada de cobra,
    bolsa estourou, grávida sangrando, grávida com sangramento, sangramento na gravidez, bebê não mexe,
    bebê parou de mexer, parou de respirar, não respira, não está respirando, ataque cardíaco, perdi a consciência,
    perdeu a consciência, não acorda, picada de escorpião, acidente de carro, acidente de moto, emergência,
    ambulância, samu, engoliu, engoli, choque anafilático, anafilaxia, desmaiei, tomou veneno, tomou remédio demais, bebeu produto,
    levei choque, levou choque, braço esquerdo formigando, braço esquerdo dormente, dormência no braço esquerdo,
    dor no braço esquerdo, pontada no peito, fisgada no peito, peito doendo, peito dói, dói o peito, peito apertado,
    não sinto um lado, metade do corpo dormente, lado do corpo dormente, rosto paralisado, vomitei sangue, vomitou sangue, tossi sangue,
    perdi a visão, não sinto as pernas, convulsionou, ataque epilético, bateu a cabeça, caiu de cabeça, não consegue respirar, sufocando,
    sem ar, mordida de cobra, picado por cobra, cobra me picou, língua inchada, hemorragia, perdendo muito sangue,
    infartando, enfartando, desacordado, desacordada, desmaiando, lábio roxo, boca roxa, bebê roxo, engasgou, engasgando,
    se afogou, não para de sangrar, perdi a força de um lado, perdeu a força de um lado, sem força de um lado, sem força num lado,
    não consigo falar direito, não consegue falar, fala embolada, fala arrastada, tomei todos os comprimidos, tomou todos os comprimidos,
    tomou todos os remédios, bolsa rompeu, rompeu a bolsa, bebê mole, não reage, picada de aranha, aranha me picou,
    picado por aranha, jararaca, cascavel, escorpião me picou, quase se afogou, afogando, visão sumiu, sumiu a visão, perdeu a visão,
    fiquei cego, fiquei cega, visão dupla de repente, rigidez no pescoço, rigidez na nuca, nuca dura, febre e manchas roxas,
    manchas roxas e febre, ácido no olho, produto químico no olho, produto no olho, cloro no olho, corte profundo, corte fundo,
    caiu e vomitou, caiu e desmaiou, febre de 40, febre 40, 40 de febre, febre de 41, osso para fora, osso exposto, fratura exposta,
    dedo amputado, decepou o dedo, soterrado, intoxicação por gás, inalou gás, olho perfurado, perfurou o olho,
    chumbinho, bebi água sanitária, bebi veneno, bebeu soda cáustica, bebi soda cáustica, tomou muito remédio, tomou muitos remédios,
    tomou remédios demais, caiu da laje, caí da laje, caiu do telhado, caí do telhado, caiu da escada, caí da escada,
    caiu de altura, caiu da janela, rosto adormecido de um lado, rosto dormente,
    falando embolado, falando enrolado, fala embolando, braço fraco de repente, perdeu os movimentos, perdi os movimentos,
    não mexe um lado, não mexo um lado, baleado, baleada, esfaqueado, esfaqueada, atropelado, atropelada, choque na tomada,
    queimou o corpo, corpo queimado, água fervendo, óleo fervendo, pescoço duro e febre, febre e pescoço duro, dor de cabeça explosiva,
    pior dor de cabeça, dor no saco de repente, testículo torcido, torção no testículo, torção de testículo,
    dedo cortado fora, amputou o dedo, amputou a mão, enforcamento, enforcado, enforcada, surto psicótico, em surto,
    bombinha não faz efeito, bombinha não resolve, crise de asma forte, inalou fumaça, respirou fumaça, gás de cozinha, vazamento de gás,
    perdi líquido grávida, perdendo líquido grávida, grávida perdendo líquido, grávida perdi líquido, perda de líquido na gravidez`),
  '188': complaints(
    `suicídio, me matar, quero morrer, vontade de morrer, tirar minha vida, não quero mais viver, não aguento mais viver,
    acabar com a minha vida, pensando em morrer, cortar os pulsos, cortei os pulsos, quero me machucar, suicida,
    automutilação, vontade de viver, sem vontade de viver, não quero viver, quero sumir, vontade de sumir, queria morrer, queria sumir,
    queria estar morto, queria estar morta, prefiro morrer, melhor morrer, penso em morrer, desistir de viver, desistir da vida,
    desistir de tudo, acabar com tudo, me cortando, me corto, me cortar, vida sem sentido, viver sem sentido,
    tentou se matar, se matar, se cortando, se corta, cansei de viver, cansado de viver, cansada de viver, não vale a pena viver,
    dormir e não acordar, dormir para sempre, me jogar da janela, me jogar da ponte, me jogar do prédio, pular da ponte, me enforcar, não vejo saída, não vejo mais saída, me sinto sem saída, ninguém sentiria minha falta, pensamentos de morte`,
  ),
  '180': complaints(
    `apanhei do meu marido, apanhei do marido, apanho do meu marido, apanho do marido, marido me bate, marido me bateu,
    namorado me bateu, namorado me bate, companheiro me bateu, ele me bate, ele me bateu, violência doméstica,
    violência contra a mulher, fui agredida, me agrediu, me agride, maria da penha, estupro, estuprada, fui violentada,
    violência sexual, abuso sexual, fui abusada, sendo ameaçada, me ameaça, me ameaçou, ameaçada pelo, apanhei do namorado,
    apanhei do companheiro, apanhei do ex, ex me bateu, ex me ameaça, ex me persegue, medida protetiva, marido violento,
    marido agressivo, companheiro agressivo, companheiro violento, namorado agressivo, namorado violento, me estrangulou, me enforcou,
    me forçou a, forçada a transar, me espancou, espancada, marido me espanca`,
  ),
}

/** As in `emergencies`. */
export const englishEmergencies: Readonly<Record<HelpLine, readonly string[]>> = {
  '192':
    complaints(`chest pain, chest tightness, tight chest, heart attack, shortness of breath, can't breathe, cannot breathe,
    stroke, fainting, fainted, seizure, convulsion, drooping face, face drooping, slurred speech, weakness on one side,
    heavy bleeding, bleeding heavily, vomiting blood, coughing up blood, coughing blood, poisoning, overdose, too many pills, all my pills, drank bleach,
    swallowed bleach, swallowed a battery, choking, drowning, electric shock,
    severe allergic reaction, throat closing, severe burn, head injury, hit my head, stabbed, got shot, gunshot, worst headache of my life,
    sudden loss of vision, cardiac arrest, unconscious, snake bite, scorpion sting, water broke,
    pregnant and bleeding, bleeding while pregnant, bleeding in pregnancy, baby is not moving, not breathing,
    stopped breathing, anaphylaxis, passed out, collapsed, swallowed, pregnant bleeding, bleeding pregnant, car accident, motorcycle accident, emergency, ambulance,
    spider bite, can't speak, cannot speak, can't move one side, one side is weak, one side is numb, won't wake up, not waking up,
    unresponsive, chemical in eye, chemical in my eye, acid in my eye, lost my vision, went blind, stiff neck and fever, deep cut,
    bone sticking out, stabbing chest pain, baby is blue, baby turned blue, bleeding and pregnant, was shot, i've been shot, hit by a car,
    hit by a truck, boiling water, allergic reaction swelling, tongue is swollen, swollen tongue, fell from the roof, fell from roof,
    fell off the roof, fell from a window, testicle twisted, twisted testicle, testicular torsion, drank poison, numb on one side,
    cut my finger off, cut off my finger, rat poison, gas leak, inhaled smoke, can't move my legs, can't feel my legs`),
  '188': complaints(
    `suicide, suicidal, kill myself, want to die, end my life, take my own life, don't want to live, no reason to live,
    hurt myself, cutting myself, cut myself on purpose, want to disappear, better off dead, wish i was dead, cut my wrists, self-harm, self harm, tired of living, no way out,
    not worth living, hang myself, sleep and never wake up, go to sleep and not wake up`,
  ),
  '180': complaints(
    `domestic violence, husband hits me, husband beats me, boyfriend hits me, he hits me, he beats me, rape, raped,
    sexual assault, sexually assaulted, sexual abuse, husband hit me, boyfriend hit me,
    partner hits me, my ex is stalking me, being threatened, he threatens me, he threatened me, he strangled me, he choked me`,
  ),
}
