export type Weakness = 'browser' | 'bandwidth' | 'hardware';

type Device = {
  connection?: { effectiveType?: string };
  deviceMemory?: number;
  hardwareConcurrency?: number;
};

/**
 * Why a page may not work as rendered here (docs/behaviour/navigation.md#fallback-layer); null where nothing is known
 * against it.
 */
export function weaknessOf(device: Device, supports: (condition: string) => boolean): Weakness | null {
  if (!supports('selector(:has(a))')) return 'browser';
  if (device.connection?.effectiveType?.endsWith('2g')) return 'bandwidth';
  return (device.deviceMemory ?? 8) < 1 || (device.hardwareConcurrency ?? 8) < 2 ? 'hardware' : null;
}
