import type { BriefSlug, BriefText } from './BriefText.ts'

export const es: Record<BriefSlug, BriefText> = {
  'la-biblioteca-del-moll-obrira-fins-a-mitjanit': {
    title: 'La biblioteca del Moll abrirá hasta medianoche',
    alt: 'Dibujo de estanterías de libros con una ventana iluminada',
    text: [
      'La biblioteca del Moll alargará el horario hasta las doce de la noche, de lunes a jueves, durante las semanas de exámenes. La prueba del año pasado llenó 180 de las 200 sillas, y no solo de estudiantes: uno de cada cuatro usuarios tenía más de sesenta años.',
      'A partir de las nueve el silencio será voluntario en la planta baja. «Hay gente que viene a estudiar y gente que viene a no cenar sola», dice la directora, Carme Ventós. «Queremos estar para unos y otros».',
    ],
  },
  'el-tren-de-les-7-14-torna-a-tenir-sis-vagons': {
    title: 'El tren de las 7.14 vuelve a tener seis vagones',
    text: [
      'Después de veintitrés meses viajando de pie, el pasaje del primer regional de la mañana encontró ayer dos vagones más. Un grupo de usuarios había enviado cada lunes una fotografía del andén a la operadora: noventa y ocho en total.',
      'La compañía lo atribuye a una reordenación de sus trenes. Los viajeros, que ayer se sentaron por primera vez, dicen que seguirán haciendo la fotografía, ahora para enseñar los asientos.',
    ],
  },
  'les-vinyes-de-la-carena-veremen-onze-dies-abans': {
    title: 'Las viñas de la Carena se vendimian once días antes que hace treinta años',
    alt: 'Dibujo de hileras de cepas en una colina bajo un sol redondo',
    text: [
      'Las bodegas de la Carena han comparado los cuadernos de vendimia desde 1996. La fecha en que se vendimia la primera cepa se ha adelantado once días, y la de la última, dieciséis. El resultado es un vino con un grado más de alcohol y menos acidez.',
      'Tres viticultores replantan a seiscientos metros, donde los abuelos decían que la uva no maduraría nunca. «Tenían razón», dice Pau Llorach, «pero hablaban de otro tiempo».',
    ],
  },
  'una-escola-canvia-el-timbre-per-una-campana': {
    title: 'Un colegio cambia el timbre por una campana',
    text: [
      'Los alumnos de sexto del colegio Drassanes midieron el timbre: 96 decibelios, más que un martillo neumático a veinte metros. Escribieron al consejo escolar y, mientras esperaban respuesta, encontraron en un trastero la campana de 1931.',
      'Suena desde el lunes. La toca cada día un alumno distinto, y el turno, explican, está más disputado que el de portero.',
    ],
  },
  'la-travessia-del-port-es-nedara-a-catorze-graus': {
    title: 'La travesía del puerto se nadará a catorce grados',
    alt: 'Dibujo de nadadores cruzando el agua entre boyas',
    text: [
      'Doscientos veinte nadadores se han inscrito en la travesía de invierno del puerto, que el domingo cumplirá ochenta y cuatro años. El agua estará a catorce grados, uno por encima de la media, y el recorrido tendrá una boya menos por la marejada.',
      'La más veterana, Montserrat Ticó, de setenta y nueve años, lleva veintiséis ediciones. Su consejo es siempre el mismo: «No te lo pienses. Y después, caldo».',
    ],
  },
  'l-orquestra-jove-assaja-a-la-llotja-del-peix': {
    title: 'La orquesta joven ensaya en la lonja del pescado',
    text: [
      'Con el auditorio en obras, los cuarenta y dos músicos de la orquesta joven han encontrado en la lonja una acústica inesperada. Ensayan a las siete de la tarde, cuando ya se ha baldeado el suelo y antes de que lleguen las barcas de la noche.',
      'El concierto de Navidad se hará allí mismo. La entrada, fiel al lugar, se pagará a la baja: el precio desciende hasta que alguien dice que sí.',
    ],
  },
  'el-forn-del-carrer-major-reobre-amb-sis-socis': {
    title: 'La panadería de la calle Mayor reabre con seis socios',
    text: [
      'La panadería de ca l’Estadella, cerrada desde la jubilación de sus dueños, reabrirá el sábado en manos de seis vecinos que hasta hace un año eran sus clientes. Ninguno había amasado nunca; dos han aprendido el oficio con el antiguo panadero, que va cada madrugada «a mirar».',
      'Abrirán cuatro días por semana y publicarán las cuentas en el escaparate, junto al precio del pan.',
    ],
  },
  'el-dret-a-no-tenir-opinio': {
    title: 'El derecho a no tener opinión',
    text: [
      'Me preguntaron qué pensaba y dije que no lo sabía. Se hizo un silencio como si hubiera roto una copa. No saberlo, hoy, es casi una descortesía: parece que no hayas hecho los deberes o que escondas algo.',
      'Reivindico una tercera casilla. Entre el sí y el no, una que diga «todavía lo estoy mirando». No es tibieza; es el rato que tarda el café en dejar de quemar.',
    ],
  },
  'carta-a-qui-vindra-a-viure-al-meu-carrer': {
    title: 'Carta a quien vendrá a vivir a mi calle',
    text: [
      'No te conozco, pero he oído que subían la persiana del cuarto. Quiero avisarte de tres cosas: la puerta de abajo se empuja con la rodilla, el señor Ramon saluda tarde y los jueves pasa el afilador.',
      'Del resto ya te irás enterando. Si alguna noche te falta sal, no hagas como que no te falta. En el segundo primera tenemos, y hacía tiempo que nadie venía a buscarla.',
    ],
  },
}
