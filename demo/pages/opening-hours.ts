import { openingHoursTable } from '../compose/structure.ts';
import type { DemoModule } from '../demo-page.ts';

/** The week of the house, wherever it is shown. */
export function weekOfTheHouse(): DemoModule {
  return openingHoursTable(
    [
      { day: 'mo', text: ['geschlossen', 'closed'] },
      { day: 'tu', text: ['10 bis 18 Uhr', '10 to 18'], from: 10, to: 18 },
      { day: 'we', text: ['10 bis 18 Uhr', '10 to 18'], from: 10, to: 18 },
      { day: 'th', text: ['10 bis 21 Uhr', '10 to 21'], from: 10, to: 21 },
      { day: 'fr', text: ['10 bis 18 Uhr', '10 to 18'], from: 10, to: 18 },
      { day: 'sa', text: ['10 bis 18 Uhr', '10 to 18'], from: 10, to: 18 },
      { day: 'su', text: ['10 bis 18 Uhr', '10 to 18'], from: 10, to: 18 },
    ],
    [
      'Letzter Einlass eine Stunde vor Schluss. Am 24., 25. und 31. Dezember geschlossen, am 26. Dezember 12 bis 18 Uhr.',
      'Last admission one hour before closing. Closed on 24, 25 and 31 December, open 12 to 18 on 26 December.',
    ],
  );
}
