import { creatorOptions } from './creator-options';

const creator = (id: number, name: string, shortName: string) => ({
  id,
  name,
  shortName,
  isActive: true,
  email: null,
  phone: null,
});

test('Creators go by their short names, those who share one by their full names', () => {
  const creators = [creator(1, 'Zoe Adams', 'Zoe'), creator(2, 'Jan Nowak', 'Jan'), creator(3, 'Jan Kos', 'Jan')];
  expect(creatorOptions(creators)).toEqual([
    { value: 'Jan Kos', label: 'Jan Kos' },
    { value: 'Jan Nowak', label: 'Jan Nowak' },
    { value: 'Zoe Adams', label: 'Zoe' },
  ]);
});
