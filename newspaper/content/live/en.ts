import type { LiveText } from './LiveText.ts'

export const en: LiveText = {
  storm: {
    title: 'Storm: the latest, minute by minute',
    standfirst: 'The harbour is closed, and the council asks everybody to stay away from the breakwater.',
    filter: 'Show only',
    categories: ['Roads', 'Sea', 'Schools'],
  },
  match: {
    title: 'Portclar v Vilamar, minute by minute',
    standfirst: 'The second round of the cup, a single match, is played at the Carena ground in the wind.',
  },
  fallback: 'See all the updates',
  bulletins: [
    ['Waves of {d}\u00a0metres', '<p>The buoy off Punta Grossa is still measuring rough seas.</p>'],
    ['Gusts of {n}\u00a0km/h at the lighthouse', '<p>Measured by its anemometer over the past ten minutes.</p>'],
    ['{n}\u00a0calls to 112 so far', '<p>Most callers ask which roads are open.</p>'],
    ['Vilamar train {n}\u00a0minutes late', '<p>The next one leaves once the bridge has been checked.</p>'],
  ],
  messages: [
    [
      'The highest wave of the year',
      '<p>The buoy off Punta Grossa has measured a wave of <strong>7.4 metres</strong>, the highest since records began twelve years ago.</p>',
    ],
    [
      'Coast road closed',
      '<p>There are rocks on the road between the lighthouse and Cala de Dalt. Police are sending traffic over the Carena.</p>',
    ],
    [
      'Schools to close at three',
      '<p>School buses leave early. Families who need it can <a href="/ciutat/">ask for a place at the library</a>.</p>',
    ],
    ['No boat is out', '<p>The fishermen’s guild confirms that every boat is in harbour and safely moored.</p>'],
    ['Two trees down in the main square', '<p>Nobody is hurt. Crews are working to clear the way before dark.</p>'],
    [
      'Drassanes school keeps its lights on',
      '<p>Three generators keep it open as a shelter. <em>Forty</em> beds are ready.</p>',
    ],
    [
      'The wind will ease before dawn',
      '<blockquote><p>A few bad hours are still to come, but the worst will be over by four.</p></blockquote><p>So says the weather service.</p>',
    ],
    ['Trains are running late', '<p>They are held at Vilamar for half an hour on average.</p>'],
    ['The old pier is holding', '<p>Harbour engineers have looked it over with a drone. Divers go down tomorrow.</p>'],
    [
      'After-school activities called off',
      '<ul><li>No training on the court.</li><li>No choir practice.</li><li>The toy library stays open until seven.</li></ul>',
    ],
    ['One lane of the seafront opens', '<p>Only emergency vehicles and bus 3 may use it.</p>'],
    ['Rowing club saves its boats', '<p>Some thirty members have carried them up to the fish hall by hand.</p>'],
  ],
}
