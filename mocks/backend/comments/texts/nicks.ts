import type { Language } from '#lib/site/config/config.ts'

const list = (text: string) => text.trim().split(/\s+·\s+/)

/**
 * Nicks of every length, by the language their owners mostly write in: over 7 characters they get the long style, over 20
 * they are cut (content-features §9).
 */
export const nicks: Record<Language, readonly string[]> = {
  ca: list(`
    Quimet · Bet · Rosalia · Oriol · Nit · Gavina · Pep T. · Ximo · Aina · Sergi · Tramunt · Mei · Xaloc ·
    Ona · Berta · Joanot · Fina · Uri · Carme · Salva · Jana · Titot · Ernest · veïna de dalt ·
    Garbinada · el del quiosc · pescador jubilat · Mestra rural · Ciclista lent · Marina B. ·
    vermut_i_olives · Farmacèutica · Llevantina · Lector antic · Joan de la Riba · Nurieta77 ·
    Pare de tres · Sorra a les sabates · Fontaner · Teresa Orfila · La tieta Pilar · Andreu Miralles ·
    Patí de vela · remadora · Bibliòmana · Tomàs Cirera · Elisenda V. · Cafè amb llet · Miquel Àngel ·
    Isolda · Roger dels Horts · Rambleta · Sílvia M. · Paquita · Gemma_Pla · Ferran de Baix · Arnau ·
    Helena · Blai · Ramona · Cesc · Violant · Guiu · Mireia · Txell · Eloi · Ada · Biel · Noa · Pol ·
    Laia · observadora del carrer de les Orenetes · Caminant_de_la_Devesa_Vella ·
    Associació de Veïns del Far Petit · un-lector-que-mai-no-escriu-pero-avui-si ·
    Llibretera de la plaça del Pes · سلمى · Oğuz · 山田
  `),
  es: list(`
    Antonia Ruiz · Lola · Kike · Hugo_1984 · Maria de los Ángeles Fuentes · Rafael Contreras · Inés ·
    Paco Medina · Charo · Begoña · El Maño · Nacho G. · Conchi · Iván · Rocío · Manolo el del bar ·
    Don Simón
  `),
  en: list(`
    Tom in Leeds · Siobhan · Old Harry · Ruth · Zoë
  `),
  de: list(`
    Greta aus Lübeck · Jürgen · Beate K.
  `),
}
