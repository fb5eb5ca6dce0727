import { readTime } from '../../platform/database/read-time.js';

/** SQL of where a log stands among all: text that sorts as logs do by time and id. An id has at most ten digits. */
export const placeColumn = 'CONCAT(timestamp, id + 10000000000) AS place';

export type Place = string;

/** SQL of an order from the newest log on that follows the indices. */
export const newestFirst = 'ORDER BY timestamp DESC, id DESC';

const timeLength = 'YYYY-MM-DD HH:MM:SS.mmm'.length;
const idOffset = 10_000_000_000;

export const timeOfPlace = (place: Place): Date => readTime(place.slice(0, timeLength));

export const idOfPlace = (place: Place): number => Number(place.slice(timeLength)) - idOffset;
