// An essay, and the same thoughts in the same order in other words: no sentence is shared, but names, numbers and terms are.

export const essay = `When the Endurance left Plymouth in August 1914, Ernest Shackleton hoped to become the first man to cross Antarctica
on foot. He had picked twenty-seven companions out of five thousand applicants, some of them after an interview of less than five
minutes. In Buenos Aires the photographer Frank Hurley came aboard, and a stowaway called Blackborow was discovered in a locker.

The whalers of South Georgia warned him that the pack ice reached further north that year than anybody could remember. He waited
for a month and then sailed into the Weddell Sea. In January the floes closed around the hull, a single day's journey from the coast. The
carpenter McNish built kennels out of snow for the sledge dogs, football was played by moonlight, and Hussey kept everybody
cheerful with his banjo. In October the pressure became too much: beams cracked, the stern was lifted out of the water,
and the captain, Frank Worsley, watched his vessel sink through the hole that she had made.

They camped on the drifting floe for five months and lived on penguins and seals. When it split beneath their tents, they took to three
lifeboats and rowed for a week, soaked and sleepless, until they landed on Elephant Island. No ship ever passed there. So
Shackleton chose the James Caird, the strongest of the boats, raised her sides with canvas and wood from packing cases, and set out with five men
for South Georgia, eight hundred miles away. Worsley saw the sun only four times through his sextant. A hurricane that sank a
steamer on the same night drove them back from the cliffs.

They landed on the wrong shore. With a rope, an adze and screws from the boat driven through their soles they climbed over glaciers
that nobody had mapped, slid down a slope in the fog because they would have frozen at the top, and heard the whistle
of the factory at Stromness at seven in the morning. The manager did not recognise them. Three rescue attempts failed before
a Chilean tug, the Yelcho, reached the others. All twenty-two had survived.
`;

export const retold = `Nobody had ever walked over the whole of Antarctica. That was the plan of Ernest Shackleton as he set off from Plymouth shortly after the
outbreak of war. His crew was small, and had been selected in a few moments each from among thousands who wrote to him. Frank Hurley, who was to take
the pictures, joined them in Buenos Aires. So did a boy named Blackborow, who had hidden himself until it was too late to send him home.

On South Georgia old hands told the leader about unusually heavy ice in that season. After some weeks he lost patience and steered for
the Weddell Sea all the same. Around New Year, almost within sight of land, everything froze solid about them. Huts for the dogs were put up by
McNish, who could make anything; matches of football took place in the dark, and a banjo in the hands of Hussey helped them through the winter.
Spring brought no relief. Timber burst, the rear of the craft rose into the air, and Worsley, who had commanded
her, had to look on while she went under.

A sheet of ice was now their home, and its animals, above all penguins, were their only meals. Almost half a year later it broke in two while they slept. In
their small open boats they reached Elephant Island after days without rest. Since it lay far from every route, waiting was useless.
The James Caird seemed fit for a longer trip once she had been covered with canvas and given higher walls. Half a dozen people
left in her to find help where they had started. The sextant was of little use under such clouds, and Worsley mostly had to guess. One storm,
a true hurricane, nearly smashed them on the rocks.

And then they stood on the uninhabited side. Taking an adze as an ice axe, with metal points under their boots, the three who still could went
across mountains and glaciers of which there was no chart. At one point they simply sat down and let themselves glide into the fog, as staying up there
meant death. Early next day a whistle called the workers of Stromness to their shift. Their own friends took them for strangers.
Winter defeated one relief party after another, until the Yelcho, lent by Chile, got through. Not one of those left behind was missing.
`;
