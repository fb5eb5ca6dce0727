import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useRadioGroup } from './radio-group';

type Props = { readonly chosen: number | null; readonly onChoose: (months: number) => void };

function Months({ chosen, onChoose }: Props) {
  const { group, radio } = useRadioGroup({ values: [3, 6], chosen, onChoose });
  return (
    <fieldset ref={group}>
      <input {...radio(3)} />
      <input {...radio(6)} />
    </fieldset>
  );
}

/** The page as it was rendered on the server, somebody's choice in it, and then React. */
async function hydrated(chosen: number | null, early?: number) {
  const onChoose = jest.fn();
  const page = <Months chosen={chosen} onChoose={onChoose} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const inputs = [...root.querySelectorAll('input')];
  if (early !== undefined) inputs[early]?.click();
  await act(async () => void hydrateRoot(root, page));
  return { onChoose, inputs };
}

test.each([
  ['of none before', null],
  ['of another one before', 3],
])('A choice from before hydration is passed on: %s', async (_which, chosen) => {
  const { onChoose } = await hydrated(chosen, 1);
  expect(onChoose.mock.calls).toEqual([[6]]);
});

test.each([null, 3])('Without one nothing is chosen but by a press (%s)', async (chosen) => {
  const { onChoose, inputs } = await hydrated(chosen);
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(inputs[1]!);
  expect(onChoose.mock.calls).toEqual([[6]]);
});
