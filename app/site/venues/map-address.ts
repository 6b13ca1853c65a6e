type Place = { latitude: string; longitude: string };

/** A place on the map that the configuration names (`design.maps`); null without a place or a map. */
export function mapAddress({ latitude, longitude }: Place, maps: string | null): string | null {
  if (!maps || !latitude || !longitude) return null;
  return maps.replaceAll('{latitude}', latitude).replaceAll('{longitude}', longitude);
}
