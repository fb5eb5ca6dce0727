import { screen } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { ComparisonSection } from './comparison-section';

const day = () => screen.queryByText(/^Prices as of/);

test('With nothing saved there is no day: the first screen is served on other days than it was rendered', () => {
  renderWithShell(<ComparisonSection>{[]}</ComparisonSection>);
  expect(screen.getByText(/Save a calculation to compare/)).toBeVisible();
  expect(day()).not.toBeInTheDocument();
});

test('What is saved is printed with the day', () => {
  renderWithShell(
    <ComparisonSection>
      <li>A calculation</li>
    </ComparisonSection>,
  );
  expect(day()).toBeInTheDocument();
});
