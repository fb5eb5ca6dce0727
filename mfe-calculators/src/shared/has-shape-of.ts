/** Whether a value has the fields of an example, each of the same type. It may have more, and so may its objects. */
export function hasShapeOf<Shape extends object>(example: Shape, value: unknown): value is Shape {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(example).every(([name, sample]: [string, unknown]) => {
    const field = (value as Record<string, unknown>)[name];
    return typeof sample === 'object' && sample !== null ? hasShapeOf(sample, field) : typeof field === typeof sample;
  });
}
